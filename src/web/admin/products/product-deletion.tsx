import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { DeletionDialog, useRowDeletion } from '../lists/row-deletion.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

/** Products that are deleted together, with the id of the first. */
type ProductGroup = { id: string; products: ProductRecord[] }

/** The deletion of one or several products, after a question. */
export function useProductDeletion(onGone: (products: ProductRecord[]) => void) {
  const deletion = useRowDeletion<ProductGroup>({
    store: ({ products }) => withdraw(products.map(({ id }) => id)),
    failed: 'Failed to delete product',
    failureOf: (error, failed) => failureUnder(failed, error),
    onGone: ({ products }) => onGone(products),
    outdates: [productCalls.listRecords],
  })
  return {
    ...deletion,
    askFor([first, ...others]: ProductRecord[]) {
      if (first) deletion.ask({ id: first.id, products: [first, ...others] })
    },
    isGoing: ({ id }: ProductRecord) =>
      deletion.going?.products.some((product) => product.id === id) ?? false,
  }
}

/** One by the call that the specification has, several by one call. */
async function withdraw(ids: string[]) {
  const [id = '', ...others] = ids
  if (others.length > 0) return callApi(productCalls.withdrawSeveral, { ids })
  await callApi(productCalls.withdraw, { id })
  return { message: productMessages.deleted }
}

export function ProductDeletionDialog({ deletion }: { deletion: RowDeletion<ProductGroup> }) {
  return (
    <DeletionDialog
      deletion={deletion}
      question={({ products: [first, ...others] }) =>
        `Are you sure you want to delete ${others.length > 0 ? `${others.length + 1} products` : first?.name}?`
      }
      hint={({ products }) =>
        products.length > 1
          ? `${firstNames(products)}. They leave the site and the search at once. This cannot be undone.`
          : 'It leaves the site and the search at once. This cannot be undone.'
      }
    />
  )
}

const namesShown = 5

function firstNames(products: ProductRecord[]) {
  const names = products.slice(0, namesShown).map(({ name }) => name)
  const others = products.length - names.length
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ')
}
