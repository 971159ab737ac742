import { useState } from 'react'
import { productCalls } from '#contract/products/product-calls.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { productScreenTexts } from './product-screen-texts.ts'

export type ProductDeletion = ReturnType<typeof useProductDeletion>

/** The deletion of one or several products, after a question. */
export function useProductDeletion(onGone: (products: ProductRecord[]) => void) {
  const [asked, setAsked] = useState<ProductRecord[]>([])
  const [going, setGoing] = useState<ProductRecord[]>([])
  const { run, failure } = useWrite({
    store: withdraw,
    failureOf: (error) => failureUnder(productScreenTexts.deleteFailed, error),
    announces: (message) => message,
    onStored: (_, products) => onGone(products),
    outdates: [productCalls.listRecords],
  })
  return {
    asked,
    going: going[0],
    failure,
    isGoing: ({ id }: ProductRecord) => going.some((product) => product.id === id),
    ask(products: ProductRecord[]) {
      if (going.length === 0) setAsked(products)
    },
    withdraw: () => setAsked([]),
    confirm() {
      setAsked([])
      setGoing(asked)
      void run(asked).finally(() => setGoing([]))
    },
  }
}

/** One by the call that the specification has, several by one call. Returns the text of the toast. */
async function withdraw(products: ProductRecord[]) {
  const ids = products.map(({ id }) => id)
  const [id = '', ...others] = ids
  if (others.length > 0) {
    const { message } = await callApi(productCalls.withdrawSeveral, { ids })
    return message
  }
  await callApi(productCalls.withdraw, { id })
  return productMessages.deleted
}

export function ProductDeletionDialog({ deletion }: { deletion: ProductDeletion }) {
  const { asked, confirm, withdraw } = deletion
  const [first, ...others] = asked
  if (!first) return null
  const isOne = others.length === 0
  return (
    <ConfirmDialog
      question={`Are you sure you want to delete ${isOne ? first.name : `${asked.length} products`}?`}
      hint={
        isOne
          ? 'It leaves the site and the search at once. This cannot be undone.'
          : `${firstNames(asked)}. They leave the site and the search at once. This cannot be undone.`
      }
      yes="Delete"
      onYes={confirm}
      onNo={withdraw}
    />
  )
}

const namesShown = 5

function firstNames(products: ProductRecord[]) {
  const names = products.slice(0, namesShown).map(({ name }) => name)
  const others = products.length - names.length
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ')
}
