"""The tables of both kinds of databases.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    # Names that do not depend on the database, so that a migration can name a constraint.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("state", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    # A row without a stated visibility is not shown.
    Column("visibility", Text, nullable=False, server_default="private"),
    # Both end in the order of the lobby, so that a page reads only its own rows.
    Index(None, "state", "visibility", "updated_at"),
    Index(None, "state", "visibility", "game", "updated_at"),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("step", LargeBinary, nullable=False),
    Column("key", Text, nullable=True),
    # Steps are read by table and number only: SQLite stores them in that order, without a second
    # tree.
    sqlite_with_rowid=False,
)

bot_turns = Table(
    "bot_turns",
    metadata,
    # Tables where a bot is to act, since the step of this number; written with the step. A table
    # of its own: a column of `tables` would rewrite that long row at every move against a bot.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Index(None, "number", "table_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    # A deleted account leaves its games behind, without the name.
    Column("left_at", Double, nullable=True),
    # Who sees that the person is here: `everyone`, `followed` or `nobody`; see `db.presence`.
    Column("presence", Text, nullable=False, server_default="everyone"),
    # The last time at which the person was here.
    Column("seen_at", Double, nullable=True),
)

accounts = Table(
    "accounts",
    metadata,
    # The normalised name, with which the owner signs in.
    Column("key", Text, primary_key=True),
    # The shape of the name (`db.confusables`), so that no two accounts look alike. None for an
    # account that was like an older one when this column was added.
    Column("shape", Text, nullable=True),
    Column(
        "person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True
    ),
    Column("password", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index(None, "shape", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    # A hash, so that the database alone does not allow to sign in.
    Column("token", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", Double, nullable=False),
    Column("created_at", Double, nullable=False, server_default="0"),
    # Accurate to a few minutes.
    Column("seen_at", Double, nullable=False, server_default="0"),
    # The browser and its system, such as `Firefox, Linux`, and the address at the sign-in.
    Column("device", Text, nullable=False, server_default=""),
    Column("address", Text, nullable=False, server_default=""),
    Index(None, "person_id"),
    Index(None, "expires_at"),
)

devices = Table(
    "devices",
    metadata,
    # Browsers that have signed in to an account; each has its own budget of attempts. A hash, as of
    # sessions.
    Column("token", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seen_at", Double, nullable=False),
    Index(None, "person_id", "seen_at"),
    Index(None, "seen_at"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    # Hashes of unused codes.
    Column("code", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index(None, "person_id"),
)

password_resets = Table(
    "password_resets",
    metadata,
    # Links that the host made or that were sent by e-mail; a hash, as of sessions.
    Column("token", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", Double, nullable=False),
    # A mailbox is one factor; the host's link replaces both.
    Column("is_mailed", Boolean, nullable=False, server_default=false()),
    Index(None, "person_id"),
    Index(None, "expires_at"),
)

second_factors = Table(
    "second_factors",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # In base32; the server needs it to compute the codes. Empty: passkeys only, without an app.
    Column("secret", Text, nullable=False),
    # False until the owner has entered a first code.
    Column("is_on", Boolean, nullable=False),
    # The time step of the last accepted code, because a code is valid once.
    Column("last_step", Integer, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    # The credential's id in base64url.
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    # The host name for which the browser created it (the RP id); it is valid there only.
    Column("site", Text, nullable=False),
    Column("name", Text, nullable=False),
    # In the format of COSE.
    Column("public_key", LargeBinary, nullable=False),
    # 32 bits without a sign.
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double, nullable=True),
    Index(None, "person_id"),
)

passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    # Each is answered once. A hash, as of sessions.
    Column("challenge", Text, primary_key=True),
    # The owner of the passkey to be added; None for a sign-in.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
    Column("expires_at", Double, nullable=False),
    Index(None, "person_id"),
    Index(None, "expires_at"),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    # Confirmed addresses. Accounts may share one.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    # The form in which addresses are compared.
    Column("key", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("wants_notices", Boolean, nullable=False),
    # The time of the last message with notices, and the time at which the next one is due.
    Column("sent_at", Double, nullable=False),
    Column("due_at", Double, nullable=True),
    Index(None, "key"),
    Index(None, "due_at"),
)

mail_confirmations = Table(
    "mail_confirmations",
    metadata,
    # An address whose owner has not opened the link yet; the token is a hash, as of sessions.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index(None, "expires_at"),
)

revocations = Table(
    "revocations",
    metadata,
    # Access that ended while connections may be open; each process reads the recent ones.
    Column("id", Text, primary_key=True),
    Column("subject", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "at"),
)

audit = Table(
    "audit",
    metadata,
    # Sign-ins, acts on accounts, acts of hosts. Without names: those of deleted accounts must not
    # stay.
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("act", Text, nullable=False),
    Column("person_id", Text, nullable=True),
    Column("address", Text, nullable=False),
    Column("device", Text, nullable=False),
    # The host or moderator who acted; None for the person and for the command line.
    Column("by_id", Text, nullable=True),
    Column("detail", Text, nullable=False, server_default=""),
    Index(None, "at"),
    Index(None, "person_id", "at"),
)

access_tokens = Table(
    "access_tokens",
    metadata,
    # A hash, as of sessions.
    Column("token", Text, primary_key=True),
    # The id with which the owner revokes it; it grants no access.
    Column("id", Text, nullable=False, unique=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index(None, "person_id"),
)

bot_accounts = Table(
    "bot_accounts",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, nullable=False),
)

places = Table(
    "places",
    metadata,
    # Seats by person, derived from the steps.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("is_turn", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "person_id", "state", "at"),
)

place_marks = Table(
    "place_marks",
    metadata,
    # The time up to which each process has written the places of its steps.
    Column("process", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("by_id", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("declined_at", Double, nullable=True),
    # Why it was declined; empty without a reason.
    Column("reason", Text, nullable=False, server_default=""),
    Index(None, "person_id"),
    Index(None, "by_id"),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index(None, "person_id"),
)

feeds = Table(
    "feeds",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # A hash, as of sessions.
    Column("token", Text, nullable=False, unique=True),
)

presences = Table(
    "presences",
    metadata,
    # People who watch a table, by process; rows expire if the process dies.
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("until", Double, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    # Secrets that all processes share.
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

aliases = Table(
    "aliases",
    metadata,
    # Guests who signed in to an existing account, which takes over their data.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("account_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index(None, "account_id"),
)

own_settings = Table(
    "own_settings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    # People whom a person has blocked; see `db.blocks`.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "blocked_id"),
)

follows = Table(
    "follows",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("followed_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "followed_id"),
)

players = Table(
    "players",
    metadata,
    # Current and former players of tables; written together with the table's lobby entry.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    # Copied from the table, so that one index ends in the order of a person's history.
    Column("state", Text, nullable=False, server_default="open"),
    Column("visibility", Text, nullable=False, server_default="private"),
    Column("updated_at", Double, nullable=False, server_default="0"),
    Index(None, "person_id", "state", "visibility", "updated_at"),
)

early_exits = Table(
    "early_exits",
    metadata,
    # Games that a person left before acting; see `matching.early_exits`.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "table_id"),
)

waiting = Table(
    "waiting",
    metadata,
    # For a quick match; two people who were paired have the same table.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("since", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("claimed_at", Double, nullable=True),
    Column("has_clock", Boolean, nullable=False, server_default=true()),
    Column("rating", Double, nullable=True),
    Index(None, "game", "since"),
    Index(None, "table_id"),
)

visitors = Table(
    "visitors",
    metadata,
    # The number of visitors of each process.
    Column("process", Text, primary_key=True),
    Column("people", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("person_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("audience", Text, nullable=False),
    # A removed line stays for hosts. A later line with the number of the removed one in `removes`
    # tells the subscribers.
    Column("removed_at", Double, nullable=True),
    Column("removes", Integer, nullable=True),
    Index(None, "person_id"),
)

reports = Table(
    "reports",
    metadata,
    # Lines of chat that were reported to the host.
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("reporter_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
    # None while the report is in the queue.
    Column("closed_at", Double, nullable=True),
    ForeignKeyConstraint(
        ["table_id", "number"], ["chat.table_id", "chat.number"], ondelete="CASCADE"
    ),
    Index(None, "at"),
    Index(None, "closed_at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("is_provisional", Boolean, nullable=False, server_default=true()),
    Index(None, "game", "pool", "is_provisional", "mu"),
)

unsettled = Table(
    "unsettled",
    metadata,
    # Finished games that are not settled yet; written with the step that ends the game.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "at"),
)

settled = Table(
    "settled",
    metadata,
    # Settled games; the key ensures that each counts once.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("pool", Text, nullable=True),
)

shared_games = Table(
    "shared_games",
    metadata,
    # Hidden games that a player has shared: links to them have a card with the result.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("before", Double, nullable=False),
    Column("after", Double, nullable=False),
    Index(None, "person_id"),
)

played = Table(
    "played",
    metadata,
    # Finished games by person; written once, when the game is settled. Everything that a list of
    # games filters by is here, so that no game is replayed for a list.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("game", Text, nullable=False),
    # The kind of opponents: `bots`, `friends`, `public`, or `shared` (both at one screen).
    Column("mode", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    # None for a shared game.
    Column("verdict", Text, nullable=True),
    # None if the table cannot be replayed any more.
    Column("actions", Integer, nullable=True),
    Column("seconds", Double, nullable=True),
    # The pool and the ratings before and after; None unless it was rated.
    Column("pool", Text, nullable=True),
    Column("rating_before", Double, nullable=True),
    Column("rating_after", Double, nullable=True),
    # `SeatFacts` of the person's seat.
    Column("facts", LargeBinary, nullable=False),
    Index(None, "person_id", "at", "table_id"),
)

played_facts = Table(
    "played_facts",
    metadata,
    # What games can be grouped by: opponents (`person`, `bot`) and the traits of a game
    # (`trait-…`). The index contains all columns that a win rate needs.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("fact", Text, primary_key=True),
    Column("value", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("verdict", Text, nullable=True),
    Index(None, "person_id", "game", "fact", "value", "verdict", "visibility"),
)

achievements = Table(
    "achievements",
    metadata,
    # Every game in which a person earned an achievement; the first one counts. All are kept,
    # because others see public games only, and because old games are settled in any order.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("achievement", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "person_id", "game", "achievement", "visibility", "at", "table_id"),
)

bans = Table(
    "bans",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
    Index(None, "at"),
)

address_bans = Table(
    "address_bans",
    metadata,
    # An IPv4 address or an IPv6 network, as `http.rate_limits.address_key` writes it.
    Column("address", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
)

silences = Table(
    "silences",
    metadata,
    # People who may not chat until a time, by a host; `blocks` are those of other people.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", Double, nullable=False),
    Column("reason", Text, nullable=False),
    Index(None, "until"),
)

roles = Table(
    "roles",
    metadata,
    # Hosts and moderators.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("role", Text, nullable=False),
    Column("at", Double, nullable=False),
)

site_settings = Table(
    "site_settings",
    metadata,
    # What hosts have set, and the time of the last backup, for all processes.
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

sign_up_links = Table(
    "sign_up_links",
    metadata,
    # Invitations to make an account; a hash, as of sessions.
    Column("token", Text, primary_key=True),
    # The id with which a host ends it; it grants nothing.
    Column("id", Text, nullable=False, unique=True),
    Column("note", Text, nullable=False),
    Column("uses_left", Integer, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index(None, "expires_at"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "until"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    # Not unique: a rejected name would reveal that a private club has it.
    Column("name", Text, nullable=False),
    Column("description", Text, nullable=False),
    # `open`: listed, and anyone with an account may join. `invited`: only members know of it.
    Column("joining", Text, nullable=False),
    # `clubs.wire.ClubDefaults` as JSON.
    Column("defaults", LargeBinary, nullable=False),
    Column("created_at", Double, nullable=False),
    # Counts the changes of everything that members see but tables; each change begins with it,
    # so that its row lock orders them.
    Column("version", Integer, nullable=False),
    Index(None, "joining", "created_at"),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # `owner` (one), `officer` or `member`.
    Column("role", Text, nullable=False),
    Column("since", Double, nullable=False),
    Index(None, "person_id"),
)

club_bans = Table(
    "club_bans",
    metadata,
    # Removed members, who may not join again.
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "person_id"),
)

club_links = Table(
    "club_links",
    metadata,
    # Invitations to a club; a hash, as of sessions.
    Column("token", Text, primary_key=True),
    # The id with which an officer ends it; it grants nothing.
    Column("id", Text, nullable=False, unique=True),
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    # The member who invites.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("uses_left", Integer, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index(None, "club_id"),
    Index(None, "person_id"),
)

club_posts = Table(
    "club_posts",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("person_id", Text, nullable=False),
    Column("text", Text, nullable=False),
    # A removed post stays for hosts.
    Column("removed_at", Double, nullable=True),
    Index(None, "person_id"),
)

club_reports = Table(
    "club_reports",
    metadata,
    # Posts that were reported to the host; as `reports` of chat.
    Column("club_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("reporter_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
    Column("closed_at", Double, nullable=True),
    ForeignKeyConstraint(
        ["club_id", "number"], ["club_posts.club_id", "club_posts.number"], ondelete="CASCADE"
    ),
    Index(None, "at"),
    Index(None, "closed_at"),
)

club_tables = Table(
    "club_tables",
    metadata,
    # Tables that were opened in a club, and their rematches; their visibility is `private`.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "club_id", "at"),
)

puzzles = Table(
    "puzzles",
    metadata,
    # The puzzle of a date, made ahead of it; the process that is first stores it.
    Column("game", Text, primary_key=True),
    Column("date", Text, primary_key=True),
    Column("made_at", Double, nullable=False),
    # The share of the bots' choices that are right.
    Column("ease", Double, nullable=False),
    # A `Puzzle` in JSON, with its solution.
    Column("document", LargeBinary, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("date", Text, primary_key=True),
    Column("action", Text, nullable=False),
    Column("is_right", Boolean, nullable=False),
    # Whether it was given on the date of the puzzle, so that it counts for the streak.
    Column("is_daily", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "game", "date", "action", "is_right"),
)
