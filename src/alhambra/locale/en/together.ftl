### English: what people say and agree on with each other; loaded where there is somebody to talk to.


## Chat

chat-empty = No messages yet.
chat-say = Write a message
chat-say-watching = Write to the spectators
chat-send = Send
chat-phrases = Phrases
chat-spectator = Spectator
chat-watching-means = Players see what spectators write when the game is over.
chat-join = Join the chat

## The waiting room

lobby-is-removed = { $name } was removed.
lobby-restore = Put back
table-settings = Change table
table-settings-save = Save

## Spectators

was-silenced = The host has muted you at this table.
no-such-spectator = This person is no longer watching.
spectator-watching = Watching
spectator-silenced = Watching; muted by the host
spectator-silence = Mute for everyone
spectator-unsilence = Let them write
