#!/bin/sh
# Runs the bot in a container: run.sh COMMAND…
# A bot that ends with the code 78 can't run until somebody changes something, and each start would use up one of the
# logins that Discord allows in a day. Docker restarts whatever ends, so this stays, asleep and unhealthy, until it is
# stopped.
child=
stopped=
trap 'stopped=yes; [ -z "$child" ] || kill -TERM "$child" 2>/dev/null' TERM INT
"$@" &
child=$!
wait "$child"
code=$?
if [ -n "$stopped" ]; then # the wait was interrupted
    wait "$child"
    exit
fi
[ "$code" -eq 78 ] || exit "$code"
echo "Not started again: change what is said above, then stop this container and start it." >&2
while [ -z "$stopped" ]; do
    sleep 5 & # not longer: a stop that comes just before this waits for it
    child=$!
    wait "$child"
done
exit "$code"
