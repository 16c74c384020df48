"""The SQL statements for PostgreSQL."""

from __future__ import annotations

CHANNEL = "undercard_steps"
BROADCASTS = "undercard_broadcasts"
"""The channel of texts that are not stored; see `db.broadcasts`."""

BROADCAST = f"SELECT pg_notify('{BROADCASTS}', $1)"

# Sorted, so that two processes cannot deadlock. `SELECT true` as a scalar
# is looked up by index for each row; the planner may turn an EXISTS into a scan of all tables.
APPEND = f"""
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::text[], $5::bool[])
        AS wanted (table_id, number, step, key, bot_turn)
), added AS (
    INSERT INTO steps (table_id, number, step, key)
    SELECT table_id, number, step, key FROM wanted
    WHERE (SELECT true FROM tables WHERE id = table_id)
    ORDER BY table_id, number
    ON CONFLICT DO NOTHING
    RETURNING table_id, number
), line AS (
    SELECT DISTINCT ON (table_id) *
    FROM unnest(
        $6::text[], $7::int[], $8::text[], $9::text[], $10::float8[], $11::bytea[], $12::text[],
        $13::jsonb[]
    ) AS line (table_id, number, state, game, at, content, visibility, people)
    JOIN added USING (table_id, number)
    ORDER BY table_id, number DESC
), listed AS (
    UPDATE tables
    SET state = line.state, game = line.game, updated_at = line.at, listing = line.content,
        visibility = line.visibility
    FROM line WHERE id = table_id
), got_up AS (
    DELETE FROM players USING line
    WHERE players.table_id = line.table_id AND NOT line.people ? person_id
), seated AS (
    INSERT INTO players (table_id, person_id, state, visibility, updated_at)
    SELECT table_id, person, state, visibility, at
    FROM line, jsonb_array_elements_text(people) AS person
    ON CONFLICT (table_id, person_id) DO UPDATE SET state = excluded.state,
        visibility = excluded.visibility, updated_at = excluded.updated_at
), ended AS (
    INSERT INTO unsettled (table_id, at) SELECT table_id, at FROM line
    WHERE state = 'finished' AND (SELECT true FROM settled WHERE settled.table_id = line.table_id)
        IS NULL
    ON CONFLICT DO NOTHING
), turn AS (
    SELECT DISTINCT ON (table_id) table_id, number, bot_turn
    FROM wanted JOIN added USING (table_id, number) WHERE bot_turn IS NOT NULL
    ORDER BY table_id, number DESC
), turned AS (
    INSERT INTO bot_turns (table_id, number) SELECT table_id, number FROM turn WHERE bot_turn
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number
), returned AS (
    DELETE FROM bot_turns USING turn WHERE bot_turns.table_id = turn.table_id AND NOT bot_turn
)
SELECT table_id, number, pg_notify('{CHANNEL}', number || ':' || table_id) FROM added"""

FIND = """
SELECT table_id, number, step, key FROM steps
JOIN unnest($1::text[], $2::int[]) AS place (table_id, number) USING (table_id, number)"""

CREATE = """
INSERT INTO tables (id, header, state, game, updated_at, listing, visibility)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id"""

DELETE = "DELETE FROM tables WHERE id = $1 RETURNING id"

STEPS = "SELECT number, step, key FROM steps WHERE table_id = $1 AND number > $2 ORDER BY number"

BOT_TURNS = """
SELECT number, table_id FROM bot_turns WHERE (number, table_id) > ($1, $2)
ORDER BY number, table_id LIMIT $3"""

END_BOT_TURN = "DELETE FROM bot_turns WHERE number <= $1 AND table_id = $2 RETURNING number"

HEADER = "SELECT header FROM tables WHERE id = $1"

CHAT = "chat "
"""The prefix of a table's id in announcements of its chat."""

# The end of an index for each name, instead of all rows of each.
LATEST = f"""
SELECT watched, number FROM (
    SELECT watched, (SELECT max(number) FROM steps WHERE table_id = watched) AS number
    FROM unnest($1::text[]) AS watched
    UNION ALL
    SELECT watched, (SELECT max(number) FROM chat WHERE table_id = substr(watched, {len(CHAT) + 1}))
    FROM unnest($1::text[]) AS watched WHERE starts_with(watched, '{CHAT}')
) AS latest WHERE number IS NOT NULL"""

# The database may be configured for speed at the cost of durability; steps must be durable.
DURABLE = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'"""
