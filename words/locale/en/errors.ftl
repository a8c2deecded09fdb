# What goes wrong, and what to do then.

not-stored = I can't store anything at the moment, so nothing has happened. Please try again soon.
move-not-stored = I can't store your move right now, so it has not been played. Please try again in a minute.
move-in-doubt = My database broke off while it took your move, so I can't tell yet whether it has been played. Please look at the table in a minute.
sorry = Something went wrong on my side, and I have made a note of it. Nothing of your game is lost: please try again.
done-but-lost = That is done and stored, but my answer to you got lost. Please have a look before you do it again.
woken-up = I have only just woken up: please try once more.
outdated = I have been updated since your app last looked: please reload it and try again.
missing-here = I can't do that here without { $permissions }. Whoever manages this server can give me that.
missing-here-unnamed = Tables can't be shown in this channel just now. Whoever manages this server can see why in `/settings`.
missing-there-unnamed = Tables can't be shown in that channel just now. Whoever manages that server can see why in `/settings`.
not-allowed-here = I am not allowed to do that here.
missing-there = I can't do that there without { $permissions }. Whoever manages the server can give me that.
not-allowed-there = I am not allowed to write there.
replaced = A newer message has just taken the place of this one. Please press there.
replaced-done = That is done. A newer message has just taken the place of this one.
button-unknown = That button no longer works. Please use the command again, or a newer message.
form-unknown = That form no longer works. Please open it again.
choice-none = You have nothing to decide at the moment.
choice-others-turn = It is not your turn: the game waits for { $players }.
choice-more = There is more: write a part of what you want to do.
choice-unknown = That is not possible now: please choose one from the list.
refusal-rule = Rule { $rule }: { $page }

named-of = { $what }: { $which }
and-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}

# Discord's own names of permissions
permission-view = View Channel
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-attach = Attach Files
