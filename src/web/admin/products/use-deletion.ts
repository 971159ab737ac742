import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import { textInForm } from '../forms/text-in-form.ts'
import type { Withdrawal } from './product-calls.ts'

/** Asked for, confirmed, on its way, gone: one at a time. */
export function useDeletion() {
  const fetcher = useFetcher<Withdrawal>()
  const [asked, setAsked] = useState<ProductRecord>()
  const goingId = textInForm(fetcher.formData, 'id')
  useFocusAfterRemoval(fetcher.data)

  function ask(product: ProductRecord) {
    if (fetcher.state === 'idle') setAsked(product)
  }

  function confirm() {
    if (!asked) return
    setAsked(undefined)
    void fetcher.submit({ id: asked.id }, { method: 'post', action: '/admin/products' })
  }

  const failure = goingId === undefined ? fetcher.data?.failure : undefined
  return { asked, ask, confirm, withdraw: () => setAsked(undefined), goingId, failure }
}

/** The button that had the focus is gone with its row. The heading takes it, and the page stays where it is. */
function useFocusAfterRemoval(deleted: object | undefined) {
  useEffect(() => {
    if (deleted && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('#screen h1')?.focus({ preventScroll: true })
    }
  }, [deleted])
}
