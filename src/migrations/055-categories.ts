import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Categories as rows, with the nine there have been. Products name theirs; `products` counts the
 * published ones in place of `category_counts`. What a category was called before leads to it still.
 */
export async function categories(db: Kysely<unknown>) {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('icon', 'text', (column) => column.notNull())
    .addColumn('synonyms', 'text', (column) => column.notNull())
    .addColumn('labels', 'text', (column) => column.notNull())
    .addColumn('products', 'bigint', (column) => column.notNull())
    .addColumn('hidden_at', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('merged_into', 'text', (column) => column.references('categories.id'))
    .execute()
  for (const column of ['name', 'slug']) {
    await db.schema
      .createIndex(`categories_${column}`)
      .on('categories')
      .column(column)
      .unique()
      .where(sql.ref('removed_at'), 'is', null)
      .execute()
  }
  await db.schema
    .createTable('former_category_names')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('category_id', 'text', (column) => column.notNull().references('categories.id'))
    .execute()
  for (const [place, { name, labels }] of first.entries()) {
    const slug = name.toLowerCase().replace(' ', '-')
    await sql`
      insert into categories (id, name, slug, place, icon, synonyms, labels, products)
      select ${slug}, ${name}, ${slug}, ${place}, ${slug}, '[]', ${JSON.stringify(labels)}, products
      from category_counts where category = ${name}
    `.execute(db)
  }
  await db.schema.dropTable('category_counts').execute()
}

/** In the order of the specification, each with the usual labels of its specifications. */
const first = [
  {
    name: 'Desktops',
    labels: [
      'Processor',
      'Memory',
      'Storage',
      'Graphics',
      'Operating system',
      'Network',
      'Ports',
      'Power supply',
    ],
  },
  {
    name: 'Laptops',
    labels: [
      'Processor',
      'Memory',
      'Storage',
      'Display',
      'Graphics',
      'Operating system',
      'Battery',
      'Weight',
      'Wireless',
      'Ports',
    ],
  },
  {
    name: 'Printers',
    labels: [
      'Functions',
      'Technology',
      'Print speed',
      'Resolution',
      'Paper input',
      'Duplex',
      'Connectivity',
      'Duty cycle',
    ],
  },
  {
    name: 'Projectors',
    labels: [
      'Brightness',
      'Resolution',
      'Light source',
      'Throw ratio',
      'Contrast',
      'Inputs',
      'Weight',
    ],
  },
  {
    name: 'Interactive Panels',
    labels: [
      'Screen size',
      'Resolution',
      'Touch',
      'Brightness',
      'Operating system',
      'Inputs',
      'Wireless',
      'Audio',
      'Weight',
    ],
  },
  {
    name: 'Scanners',
    labels: ['Type', 'Scan speed', 'Resolution', 'Document feeder', 'Connectivity', 'Daily volume'],
  },
  {
    name: 'CCTV Systems',
    labels: ['Resolution', 'Lens', 'Night vision', 'Storage', 'Compression', 'Power', 'Protection'],
  },
  {
    name: 'UPS Systems',
    labels: [
      'Capacity',
      'Topology',
      'Backup time',
      'Batteries',
      'Input',
      'Output',
      'Outlets',
      'Communication',
    ],
  },
  { name: 'Accessories', labels: ['Connection', 'Compatibility', 'Dimensions', 'Weight'] },
]
