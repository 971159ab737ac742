import { sql } from 'kysely'
import type { Kysely } from 'kysely'

type Tables = { customer_records: { id: string; search_text: string } }

type Listed = { record_id: string; name: string; email: string | null; phone: string | null }

/** The office finds customers by the people whom their accounts list. */
export async function listedPeopleFound(untyped: Kysely<unknown>) {
  const db = untyped as Kysely<Tables>
  const { rows } = await sql<Listed>`
    select customers.customer_record_id as record_id, person.name, person.email, person.phone
    from customer_people person join customers on customers.id = person.customer_id
    where customers.customer_record_id is not null
    order by person.id
  `.execute(db)
  for (const [id, people] of Map.groupBy(rows, ({ record_id }) => record_id)) {
    const words = people.flatMap(({ name, email, phone }) => [name, email ?? '', phone ?? ''])
    await db
      .updateTable('customer_records')
      .set({ search_text: sql<string>`search_text || ${` ${folded(words.join(' '))}`}` })
      .where('id', '=', id)
      .execute()
  }
}

function folded(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
