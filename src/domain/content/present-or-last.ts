import type { App, Db } from '../app.ts'

type Deps = Pick<App, 'db' | 'content' | 'memory'>

type DbMaker<Value> = { make: (db: Db) => Promise<Value> }

/**
 * What the maker reads, from memory until the content changes. While the database cannot be read it is what
 * was read last, or undefined where nothing ever was.
 */
export async function presentOrLast<Value>(
  { db, content, memory }: Deps,
  maker: DbMaker<Value>,
): Promise<Value | undefined> {
  const known = memory.of(maker)
  const version = content.current
  if (known.value && known.version === version) return known.value
  try {
    const value = await maker.make(db)
    Object.assign(known, { value, version })
    return value
  } catch (error) {
    // Stored content that cannot be parsed is no outage, and is covered up by nothing.
    if (error instanceof SyntaxError) throw error
    return known.value
  }
}

/** False where a change could not be read: what was made meanwhile must not be cached. */
export function isPresent({ content, memory }: Omit<Deps, 'db'>, maker: DbMaker<unknown>) {
  const { value, version } = memory.of(maker)
  return value !== undefined && version === content.current
}
