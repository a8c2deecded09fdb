#!/bin/sh
# Runs the bot in its container. When somebody must change something before it can run (78), it is not ended, for Docker would start
# it again at once, and each start costs one of the logins that Discord allows a day: it stays, unhealthy, until it is stopped.
bot='' stopping=''
stop() {
    stopping=yes
    [ -z "$bot" ] || kill -TERM "$bot"
}
trap stop TERM INT
.venv/bin/python bot.py &
bot=$!
[ -z "$stopping" ] || kill -TERM "$bot"
wait "$bot"
code=$?
while kill -0 "$bot" 2>/dev/null; do  # a signal has ended the waiting, and not yet the bot
    wait "$bot"
    code=$?
done
if [ -n "$stopping" ]; then  # or the bot had ended before the waiting that a signal ended: 127 where its end is told already
    wait "$bot"
    last=$?
    [ "$last" -eq 127 ] || code=$last
fi
if [ "$code" -eq 78 ]; then
    bot=''
    echo "Change what is said above, and start this container again: until then it waits." >&2
    while [ -z "$stopping" ]; do  # a signal to what has not quite begun would be lost, and a long sleep with it
        sleep 1 &
        wait $!
    done
    exit 78
fi
exit "$code"
