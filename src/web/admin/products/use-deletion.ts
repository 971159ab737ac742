import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import type { Failure } from '../session/api-error.ts'

/** Asked for, confirmed, on their way, gone: one deletion at a time. */
export function useDeletion() {
  const fetcher = useFetcher<{ failure?: Failure }>()
  const [asked, setAsked] = useState<ProductRecord[]>([])
  const goingIds = fetcher.formData?.getAll('id').map(String) ?? []

  function ask(products: ProductRecord[]) {
    if (fetcher.state === 'idle') setAsked(products)
  }

  function confirm() {
    const form = new FormData()
    for (const { id } of asked) form.append('id', id)
    setAsked([])
    void fetcher.submit(form, { method: 'post', action: '/admin/products' })
  }

  const failure = goingIds.length === 0 ? fetcher.data?.failure : undefined
  return { asked, ask, confirm, withdraw: () => setAsked([]), goingIds, failure }
}
