import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * What colleagues read for an account of a query: its name, or without one its e-mail address. Where the
 * name could mean somebody else too, the address follows it. The account is joined under this name.
 */
export function shownPerson<Text extends string | null = string>(
  account: 'accounts' | 'assignees' = 'accounts',
): RawBuilder<Text> {
  const [id, name, email] = ['id', 'name', 'email'].map((column) => sql.ref(`${account}.${column}`))
  return sql<Text>`case
    when ${name} is null then ${email}
    when exists (
      select 1 from accounts as others
      where others.id <> ${id} and lower(${name}) in (lower(others.name), lower(others.email))
    ) then ${name} || ' (' || ${email} || ')'
    else ${name}
  end`
}
