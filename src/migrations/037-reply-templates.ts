import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { newId } from '#platform/ids/new-id.ts'

/** Texts for replies, with four to begin with. */
export async function replyTemplates(db: Kysely<unknown>) {
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await db.schema
    .createIndex('reply_templates_name')
    .on('reply_templates')
    .column('name')
    .unique()
    .where(sql<boolean>`deleted_at is null`)
    .execute()
  const addedAt = new Date().toISOString()
  for (const [place, { name, lines }] of first.entries()) {
    const body = lines.join('\n')
    await sql`insert into reply_templates (id, name, body, place, added_at)
      values (${newId()}, ${name}, ${body}, ${place}, ${addedAt})`.execute(db)
  }
}

const first = [
  {
    name: 'Price and stock',
    lines: [
      'Dear {name},',
      '',
      'Thank you for your interest in {product}.',
      '',
      'Price: {price}',
      'Stock status: {stock}',
      'All details: {link}',
      '',
      'How many pieces do you need, and where should we deliver them?',
    ],
  },
  {
    name: 'What we need for a quote',
    lines: [
      'Dear {name},',
      '',
      'Thank you for your enquiry about {product}. For a quote we need from you:',
      '',
      '- the quantity',
      '- the delivery address with its PIN code',
      '- your GST number, if you have one',
      '- the date by which you need the delivery',
    ],
  },
  {
    name: 'Not in stock',
    lines: [
      'Dear {name},',
      '',
      'Thank you for your enquiry. We do not have {product} in stock at the moment.',
      '',
      'Should we order it for you, or suggest a similar model that we can deliver now?',
    ],
  },
  {
    name: 'Ask for a call',
    lines: [
      'Dear {name},',
      '',
      'Thank you for your message. We would like to talk about it with you.',
      '',
      'At what time, and on which number, may we call you?',
    ],
  },
]
