import { countText } from '#contract/count-text.ts'
import { retention } from '#contract/privacy/retention.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { namesText } from '../lists/names-text.ts'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { announceChange } from './announce-change.ts'
import type { Selection } from './product-selection-bar.tsx'
import { newProgressId, watchChange } from './watched-change.ts'

/** Products that are deleted together, with the id of the first; or all that a query finds. */
type ProductGroup = {
  id: string
  products: ProductRecord[]
  all?: Pick<Selection, 'target' | 'count'>
}

/** The deletion of one or several products, after a question. */
export function useProductDeletion(onGone: (products: ProductRecord[]) => void) {
  const deletion = useRowDeletion<ProductGroup>({
    store: withdraw,
    failed: 'Failed to delete product',
    failureOf: (error, failed) => failureUnder(failed, error),
    question: (group) => `Are you sure you want to delete ${subjectText(group)}?`,
    hint: ({ products, all }) =>
      products.length > 1 && !all
        ? `${namesText(products.map(({ name }) => name))}. They will be removed from the site immediately, and can be restored from the trash for ${retention.trashDays} days.`
        : `Deleted products are removed from the site immediately, and can be restored from the trash for ${retention.trashDays} days.`,
    announces: announceChange,
    onGone: ({ products }) => onGone(products),
    outdates: [productCalls.listRecords, trashCalls.list],
  })
  return {
    ...deletion,
    askFor([first, ...others]: ProductRecord[]) {
      if (first) deletion.ask({ id: first.id, products: [first, ...others] })
    },
    askForSelected({ isAll, selected, target, count }: Selection) {
      if (isAll) deletion.ask({ id: '', products: selected, all: { target, count } })
      else this.askFor(selected)
    },
    isGoing: ({ id }: ProductRecord) =>
      deletion.going?.products.some((product) => product.id === id) ?? false,
  }
}

/** One by the call that the specification has, several by one call. */
async function withdraw({ products, all }: ProductGroup) {
  const [id = '', ...others] = products.map((product) => product.id)
  if (others.length === 0 && !all) {
    const { changeId } = await callApi(productCalls.withdraw, { id })
    return { message: productMessages.deleted, changeId }
  }
  const target = all?.target ?? { ids: [id, ...others] }
  const progressId = newProgressId()
  const text = `Deleting ${countText(all?.count ?? products.length)} products...`
  return watchChange({ progressId, text }, () =>
    callApi(productCalls.changeSeveral, { ...target, changes: { delete: true }, progressId }),
  )
}

function subjectText({ products: [first, ...others], all }: ProductGroup) {
  if (all) return `${countText(all.count)} products`
  return others.length > 0 ? `${others.length + 1} products` : first?.name
}
