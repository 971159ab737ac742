import { withFields } from '#contract/call-request.ts'
import { listLimits } from '#contract/list-limits.ts'

/** What the address of a list says besides its page. An empty text stands for all. */
type Choices = Record<string, string>

type PageOf<Query> = Query & { page: number }

/** Fields that choose how rows are shown, not which. */
const unfiltering = new Set(['page', 'sort', 'tab'])

/**
 * The address of a list and its query: two forms of the same. `read` gets each parameter of the
 * address, or an empty text. What `read` gives for an empty address is left out of addresses.
 */
export function addressQuery<Query extends Choices>(
  path: string,
  read: (parameter: (name: string) => string) => Query,
) {
  const usual = new Map(Object.entries(read(() => '')))

  function queryOf(params: URLSearchParams): PageOf<Query> {
    const query = read((name) => params.get(name)?.trim() ?? '')
    return { ...query, page: pageIn(params.get('page')) }
  }

  function chosenIn(query: PageOf<Query>) {
    const written = new Map(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const known = Object.entries(read((name) => written.get(name) ?? ''))
    return known.filter(([name, value]) => value !== usual.get(name))
  }

  function addressOf(query: PageOf<Query>) {
    const page = query.page > 1 ? query.page : undefined
    return withFields(path, { ...Object.fromEntries(chosenIn(query)), page })
  }

  return {
    path,
    queryOf,
    addressOf,
    /** The list of those rows alone that have this in common. */
    addressWith: (fields: Partial<PageOf<Query>>) =>
      addressOf({ ...queryOf(new URLSearchParams()), ...fields }),
    /** Of a row that has a screen: with the list it is opened from, to which one comes back. */
    addressOfRow(id: string, query?: PageOf<Query>) {
      const [, filters] = query ? addressOf(query).split('?') : []
      return `${path}/${encodeURIComponent(id)}${filters ? `?${filters}` : ''}`
    },
    isFiltered: (query: PageOf<Query>) => chosenIn(query).some(([name]) => !unfiltering.has(name)),
  }
}

/** An address that somebody typed may hold anything: an unknown value counts as absent. */
export function oneOf<Known extends string>(known: readonly Known[], text: string): Known | '' {
  return known.find((one) => one === text) ?? ''
}

type WithoutEmpty<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], ''> }

/** A query as calls take it: they leave out what an address says by an empty text. */
export function withoutEmpty<Fields extends Record<string, string | number>>(
  fields: Fields,
): WithoutEmpty<Fields>
export function withoutEmpty(fields: Record<string, string | number>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** A day as `2026-11-22`. Another text counts as absent, as does a day that no month has. */
export function dayIn(text: string) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return isDay ? text : ''
}

function pageIn(text: string | null) {
  return Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), listLimits.page)
}
