### English: one's account in the browser: passkeys, avatars, profiles, people and invitations.

passkeys = Passkeys
passkeys-text = Sign in on another device with your fingerprint, face or screen lock, where your passkeys are synced.
passkey-add = Add a passkey
passkey-added = Added { $day }
passkey-used = Added { $day }, last used { $used }
passkey-elsewhere = Added { $day }, for { $host }
passkey-remove = Remove
passkey-remove-really = Remove this passkey? You can no longer sign in with it.
passkey-failed = No passkey was made.
passkey-known = This device or password manager has a passkey of yours already.

## How others see us

avatar-title = How others see you
avatar-change = Change avatar
avatar-save = Use this avatar
avatar-random = Surprise me
avatar-usual = Use the first one again
avatar-part = { $part ->
    [ground] Background
    [skin] Skin
    [head] Hair or hat
    [hair] Hair colour
    [beard] Beard
    [mouth] Mouth
   *[cloth] Clothes
}
avatar-before = Previous: { $part }
avatar-next = Next: { $part }
profile = Profile
profile-own-look = Your profile
profile-own = This is how others see you.
profile-own-hidden = Only you see this: your profile is hidden.
profile-hide = Hide my profile
profile-hide-means = Nobody can open your profile or invite you. At the table, your name and avatar still show.
profile-missing = There is no such profile, or it is hidden.
profile-since = Playing here since { $month }
profile-no-games = No games against other people yet.
profile-games = Against people
profile-record = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
profile-recent = Recent games
profile-opponents = Most frequent opponents

## People we have played with

known-title = People you played with
known-means = Choose a game. “Invite” opens a table and asks them to join you.
known-nobody = Once you have finished a game with other people, you can invite them here.
known-games = { $games ->
    [one] 1 game together, { $ago }
   *[other] { $games } games together, the last { $ago }
}
known-invite = Invite
known-invite-here = Invite people you played with
invited-title = You are invited
invited-by = { $name } invites you to a game of { $game }.
invited-look = Go to the table
invited-decline = No, thanks
invited-declined = Declined
invited-waiting = Invited
back-passkey = Sign in with a passkey
back-passkey-failed = You were not signed in with a passkey.

## What is refused

no-such-passkey = This passkey is not known here. It may have been removed.
bad-passkey = This passkey could not be checked. Try again, or sign in with a code.
passkey-too-late = That took too long. Try again.
no-passkeys-here = Passkeys need a page with HTTPS and a name, on a server that offers them.
too-many-passkeys = You have { $most } passkeys already. Remove one first.
no-such-avatar = This avatar does not exist.
cannot-invite = You can invite people with whom you have finished a game, unless they already sit there or were removed.
too-many-invited = You can invite { $most } people to a table.
