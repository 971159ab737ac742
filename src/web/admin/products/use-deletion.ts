import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import { textInForm } from '../forms/text-in-form.ts'
import type { Withdrawal } from './product-calls.ts'

/** Asked for, confirmed, on its way, gone: one at a time. */
export function useDeletion() {
  const fetcher = useFetcher<Withdrawal>()
  const [asked, setAsked] = useState<ProductRecord>()
  const goingId = textInForm(fetcher.formData, 'id')

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
