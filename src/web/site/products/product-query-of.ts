import { cleanLine } from '#contract/clean-text.ts'
import { listLimits } from '#contract/list-limits.ts'
import { specKinds } from '#contract/specifications/spec-kinds.ts'
import { ProductPageQuery } from '#contract/products/product-query.ts'
import { shortenedAtWord } from '#platform/files/file-name.ts'
import { listAddress } from '../frame/list-address.ts'

const listParameters = ['brand', ...specKinds]

/** Brings zod: for loaders only. Of a parameter given twice the last counts, brands and values of specifications all count. */
export function productQueryOf(params: URLSearchParams) {
  const lists = listParameters.map((name) => {
    const values = params.getAll(name).filter((value) => value !== '')
    return [name, values.length > 0 ? values : undefined] as const
  })
  return ProductPageQuery.safeParse(Object.fromEntries([...params, ...lists]))
}

/** They say how a list is shown, not what is in it. */
const ofDisplay = ['page', 'sort', 'view']

/**
 * The list that a mangled or old address most likely means: without a page, an order or a view that does not
 * exist, and with as many words as a search can have. Undefined where a filter is wrong: without it the list
 * would show what nobody asked for.
 */
export function nearestListAddress(search: string): string | undefined {
  const params = new URLSearchParams(search)
  const { error } = productQueryOf(params)
  const refused = new Set(error?.issues.map(({ path: [name] }) => String(name)))
  const changes: Record<string, string | null> = { page: params.get('page') }
  for (const name of refused) {
    if (name === 'q')
      changes.q = shortenedAtWord(cleanLine(params.get('q') ?? ''), listLimits.search)
    else if (ofDisplay.includes(name)) changes[name] = null
    else return undefined
  }
  return listAddress(search, changes)
}
