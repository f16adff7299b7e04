"""The schema of the database, form by form: each is made from the one before.

A released one is never changed; later changes are added as new ones. They are written for SQLite,
in SQL that PostgreSQL also understands after `for_postgresql`.
"""

from typing import Final

_FIRST: Final = """
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
    pace INTEGER NOT NULL,
    status TEXT NOT NULL,
    awaited INTEGER,
    seed TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sitters (
    guest_id TEXT NOT NULL REFERENCES guests (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    command_id TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, command_id)
) STRICT, WITHOUT ROWID;
"""

# When two processes change a table's row at once, one must be told; the kinds of events are left to
# the program; and some people are banned.
_SEVERAL_PROCESSES: Final = """
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
CREATE TABLE events_of_any_kind (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    command_id TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, command_id)
) STRICT, WITHOUT ROWID;
INSERT INTO events_of_any_kind
    SELECT table_id, version, kind, seat, body, command_id, created FROM events;
DROP TABLE events;
ALTER TABLE events_of_any_kind RENAME TO events;
CREATE TABLE bans (
    who TEXT PRIMARY KEY,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_by_table ON sitters (table_id);
"""

# What people agree on and say at a table, signing in on other devices, and the results of games.
_PEOPLE: Final = """
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN gone_after INTEGER NOT NULL DEFAULT 120;
ALTER TABLE tables ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN started INTEGER;
ALTER TABLE tables ADD COLUMN ended TEXT;
ALTER TABLE tables ADD COLUMN again TEXT;
ALTER TABLE tables ADD COLUMN deadline INTEGER;
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_deadline ON tables (status, deadline);
CREATE INDEX tables_by_counting ON tables (status, counted);
CREATE INDEX tables_by_change ON tables (status, changed);
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    guest_id TEXT REFERENCES guests (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    command_id TEXT,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, command_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    muted_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (guest_id, muted_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE keys (
    hash BLOB PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO keys (hash, guest_id, kind, created)
    SELECT token_hash, id, 'device', created FROM guests;
CREATE INDEX keys_by_guest ON keys (guest_id);
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    ended TEXT,
    players INTEGER NOT NULL,
    people INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_guest ON results (guest_id);
CREATE TABLE ratings (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guest_id, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    record TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX uploads_by_guest ON uploads (guest_id);
"""

# Achievements, and how ratings came about. Both are unknown for games counted earlier.
_FEATS: Final = """
ALTER TABLE results ADD COLUMN wall INTEGER;
ALTER TABLE results ADD COLUMN exact INTEGER;
ALTER TABLE results ADD COLUMN rating TEXT;
"""

# Every command counts once; absences outlast a table's time in memory; people who were removed may
# come back, those who are banned may not; how somebody left a game; and games whose draws are
# predictable, which have seeds of 16 digits.
_PROMISES: Final = """
CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    command_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, command_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE absences (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest_id)
) STRICT, WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN banned TEXT NOT NULL DEFAULT '[]';
UPDATE tables SET banned = removed, removed = '[]';
ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET practice = 1 WHERE LENGTH(seed) = 16;
ALTER TABLE results ADD COLUMN absence TEXT;
"""

# Chat messages of spectators, and phrases that every reader sees in their own language.
_CHANNELS: Final = """
ALTER TABLE lines ADD COLUMN channel TEXT NOT NULL DEFAULT 'table';
ALTER TABLE lines ADD COLUMN phrase TEXT;
"""

# Who has asked to take back a move, and who agrees.
_RETRACTIONS: Final = """
ALTER TABLE tables ADD COLUMN retraction TEXT;
"""

# Finished games that somebody does not want to see in their list any more.
_HIDDEN: Final = """
CREATE TABLE hidden (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hidden_by_table ON hidden (table_id);
"""

# How people are called to games while they do not have them open: where their browsers and emails
# are reached, what they were called for, and what is still to be sent.
_CALLS: Final = """
CREATE TABLE push_subscriptions (
    device BLOB PRIMARY KEY REFERENCES keys (hash) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_by_guest ON push_subscriptions (guest_id);
CREATE TABLE mail_addresses (
    guest_id TEXT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    code_hash BLOB NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    unsubscribe_token TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    confirmed INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE calls (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    occasion TEXT NOT NULL,
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    mailed INTEGER NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest_id, occasion)
) STRICT, WITHOUT ROWID;
CREATE INDEX calls_by_guest ON calls (guest_id);
CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    occasion TEXT NOT NULL,
    device BLOB REFERENCES push_subscriptions (device) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    FOREIGN KEY (table_id, guest_id, occasion) REFERENCES calls ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_by_call ON deliveries (table_id, guest_id, occasion);
CREATE INDEX deliveries_by_device ON deliveries (device);
CREATE INDEX deliveries_by_time ON deliveries (due);
"""

# Club nights: who takes part in them by number, and what has happened there, step by step.
_NIGHTS: Final = """
CREATE TABLE nights (
    id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    created INTEGER NOT NULL,
    host_seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE night_people (
    night_id TEXT NOT NULL REFERENCES nights (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (night_id, number),
    UNIQUE (night_id, guest_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX night_people_by_guest ON night_people (guest_id);
CREATE TABLE night_steps (
    night_id TEXT NOT NULL REFERENCES nights (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (night_id, number)
) STRICT, WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN night TEXT;
CREATE INDEX tables_by_night ON tables (night);
"""

# When the host last changed what people agree to by sitting down. How many tables somebody hosts,
# and where somebody wrote, is looked up often.
_SETTLED: Final = """
ALTER TABLE tables ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX lines_by_guest ON lines (guest_id);
"""

# Passkeys, and the challenges that they answer: each once, and not for long.
_PASSKEYS: Final = """
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    host TEXT NOT NULL,
    public_key BLOB NOT NULL,
    uses INTEGER NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_guest ON passkeys (guest_id);
CREATE TABLE challenges (
    challenge BLOB PRIMARY KEY,
    guest_id TEXT REFERENCES guests (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_guest ON challenges (guest_id);
CREATE INDEX challenges_by_time ON challenges (expires);
"""

# How others see somebody: an id that tells nothing else, an avatar, and whether there is a profile.
_PROFILES: Final = """
ALTER TABLE guests ADD COLUMN person TEXT;
ALTER TABLE guests ADD COLUMN avatar TEXT;
ALTER TABLE guests ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET person = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX guests_by_person ON guests (person);
"""

# Who is invited to a table, and which spectators its host has muted.
_INVITATIONS: Final = """
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    sender_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    declined INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, guest_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_guest ON invitations (guest_id);
CREATE INDEX invitations_by_sender ON invitations (sender_id);
ALTER TABLE tables ADD COLUMN silenced TEXT NOT NULL DEFAULT '[]';
"""

MIGRATIONS: Final = (
    _FIRST,
    _SEVERAL_PROCESSES,
    _PEOPLE,
    _FEATS,
    _PROMISES,
    _CHANNELS,
    _RETRACTIONS,
    _HIDDEN,
    _CALLS,
    _NIGHTS,
    _SETTLED,
    _PASSKEYS,
    _PROFILES,
    _INVITATIONS,
)
