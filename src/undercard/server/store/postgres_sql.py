"""What is said to PostgreSQL."""

from __future__ import annotations

CHANNEL = "undercard_steps"

# Sorted, so that two processes do not wait for each other crosswise. `SELECT true` as a scalar
# is looked up by index for each row; the planner may turn an EXISTS into a scan of all tables.
APPEND = f"""
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::text[])
        AS wanted (table_id, number, step, key)
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
        $5::text[], $6::int[], $7::text[], $8::text[], $9::float8[], $10::bytea[], $11::jsonb[]
    ) AS line (table_id, number, state, game, at, content, people)
    JOIN added USING (table_id, number)
    ORDER BY table_id, number DESC
), listed AS (
    UPDATE tables
    SET state = line.state, game = line.game, updated_at = line.at, listing = line.content
    FROM line WHERE id = table_id
), got_up AS (
    DELETE FROM players USING line
    WHERE players.table_id = line.table_id AND NOT line.people ? person_id
), seated AS (
    INSERT INTO players (table_id, person_id)
    SELECT table_id, person FROM line, jsonb_array_elements_text(people) AS person
    ON CONFLICT DO NOTHING
)
SELECT table_id, number, pg_notify('{CHANNEL}', number || ':' || table_id) FROM added"""

FIND = """
SELECT table_id, number, step, key FROM steps
JOIN unnest($1::text[], $2::int[]) AS place (table_id, number) USING (table_id, number)"""

CREATE = """
INSERT INTO tables (id, header, state, game, updated_at, listing)
VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id"""

DELETE = "DELETE FROM tables WHERE id = $1 RETURNING id"

STEPS = "SELECT number, step, key FROM steps WHERE table_id = $1 AND number > $2 ORDER BY number"

HEADER = "SELECT header FROM tables WHERE id = $1"

CHAT = "chat "
"""Before a table's id, where lines of its chat are announced."""

LATEST = f"""
SELECT table_id, max(number) FROM steps WHERE table_id = ANY ($1) GROUP BY table_id
UNION ALL
SELECT '{CHAT}' || table_id, max(number) FROM chat
WHERE table_id = ANY (SELECT substr(name, {len(CHAT) + 1}) FROM unnest($1::text[]) AS name
    WHERE starts_with(name, '{CHAT}'))
GROUP BY table_id"""

# Whoever made the database may have traded durability for speed; a step must not be.
DURABLE = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'"""
