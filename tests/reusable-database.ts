import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Adds `reuse.empty()` to a PostgreSQL database: it makes the rows those of now. It returns false, and the
 * database is to be dropped, where a test has changed tables or where somebody is still connected.
 */
export async function makeReusable(db: Kysely<unknown>) {
  await sql`create schema reuse`.execute(db)
  await sql`create schema first_rows`.execute(db)
  await sql`create table reuse.changes (command text not null)`.execute(db)
  await sql.raw(keepFirstRows).execute(db)
  await sql.raw(emptyFunction).execute(db)
  await sql.raw(noteFunction).execute(db)
  await sql`
    create event trigger note_change on ddl_command_end execute function reuse.note_change()
  `.execute(db)
}

const keepFirstRows = `
  do $$
  declare
    name text;
    is_empty boolean;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select not exists (select from public.%I)', name) into is_empty;
      continue when is_empty;
      execute format('create table first_rows.%I as table public.%I', name, name);
    end loop;
  end
  $$
`

/**
 * Deleted rows keep their space until a table has more than ten pages, as many as the planner supposes of any
 * table that is new: it plans as it does in a new database.
 */
const emptyFunction = `
  create function reuse.empty() returns boolean language plpgsql as $$
  declare
    name text;
  begin
    if exists (select from reuse.changes) or exists (
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    ) then
      return false;
    end if;
    -- Without triggers, so in any order.
    set local session_replication_role = replica;
    for name in
      select oid::regclass from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
    loop
      execute format('delete from %s', name);
      continue when pg_table_size(name::regclass) <= 10 * 8192;
      execute format('truncate %s cascade', name);
    end loop;
    for name in select tablename from pg_tables where schemaname = 'first_rows' loop
      execute format('insert into public.%I table first_rows.%I', name, name);
    end loop;
    return true;
  end
  $$
`

const noteFunction = `
  create function reuse.note_change() returns event_trigger language plpgsql as $$
  begin
    insert into reuse.changes values (tg_tag);
  end
  $$
`
