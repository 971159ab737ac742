import type { Compilable, CompiledQuery, Kysely } from 'kysely'

/** Values by name: texts and numbers, lists of them, or rows. */
type Values = Record<string, unknown>

type Template<Row> = {
  compiled: CompiledQuery<Row>
  /** For each parameter its position among the values, or the constant that the query itself has. */
  parameters: { at: number; constant: unknown }[]
}

/** No text of a query begins with it: it stands for the value at a position. */
const placeholder = '\u0000value '

/**
 * A query whose text is made at its first use; later uses only fill in their values. To build and to
 * compile it takes longer than SQLite needs for the row. There is one template for each shape of the
 * values: a list of four texts is another shape than one of eight.
 */
export function compileOnce<Tables, Given extends Values, Row>(
  build: (db: Kysely<Tables>, values: Given) => Compilable<Row>,
) {
  const templates = new WeakMap<object, Map<string, Template<Row>>>()
  return async (db: Kysely<Tables>, values: Given): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    const ofEngine = templates.get(adapter) ?? new Map<string, Template<Row>>()
    templates.set(adapter, ofEngine)
    const given: unknown[] = []
    const shape = gather(values, given)
    const template = ofEngine.get(shape) ?? compile(build, db.withoutPlugins(), values)
    ofEngine.set(shape, template)
    const parameters = template.parameters.map(({ at, constant }) =>
      at >= 0 ? given[at] : constant,
    )
    const { query, queryId } = template.compiled
    // Kysely shows a query to its plugins when it compiles it; they see this one at each use.
    db.getExecutor().transformQuery(query, queryId)
    return (await db.executeQuery<Row>({ ...template.compiled, parameters })).rows
  }
}

function compile<Tables, Given extends Values, Row>(
  build: (db: Kysely<Tables>, values: Given) => Compilable<Row>,
  db: Kysely<Tables>,
  values: Given,
): Template<Row> {
  let count = 0
  const placeholders = withEach(values, () => `${placeholder}${count++}`) as Given
  const inOrder: unknown[] = []
  gather(placeholders, inOrder)
  const compiled = build(db, placeholders).compile()
  const parameters = compiled.parameters.map((constant) => ({
    at: inOrder.indexOf(constant),
    constant,
  }))
  return { compiled, parameters }
}

function withEach(value: unknown, change: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withEach(item, change))
  if (!isValues(value)) return change()
  const given = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(given.map(([name, one]) => [name, withEach(one, change)]))
}

/** Adds the single values to those gathered before, and returns their shape: `{status,ids[,,],}`. */
function gather(value: unknown, gathered: unknown[]): string {
  if (Array.isArray(value)) {
    let shape = '['
    for (const item of value) shape += `${gather(item, gathered)},`
    return `${shape}]`
  }
  if (!isValues(value)) {
    gathered.push(value)
    return ''
  }
  let shape = '{'
  for (const name of Object.keys(value)) {
    // A column without a value is left to its default.
    if (value[name] !== undefined) shape += `${name}${gather(value[name], gathered)},`
  }
  return `${shape}}`
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
