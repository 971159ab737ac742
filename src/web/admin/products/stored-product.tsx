import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { callQuery } from '../session/call-query.ts'
import { useReturn } from './product-links.tsx'

type FormScreenProps = {
  title: string
  subtitle: string
  actions?: React.ReactNode
  children: React.ReactNode
}

export function FormScreen({ title, subtitle, actions, children }: FormScreenProps) {
  const { back } = useReturn()
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader {...{ title, subtitle }} back={{ ...back, text: 'Products' }}>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </ScreenHeader>
      {children}
    </div>
  )
}

type StoredProductProps = {
  id: string
  texts: { title: string; subtitle: string }
  show: (product: ProductRecord) => React.ReactNode
}

/**
 * A cached product is neither edited nor copied: its version may be an old one. One that was read stays
 * when it cannot be read again: chosen images would go with its form.
 */
export function StoredProduct({ id, texts, show }: StoredProductProps) {
  const query = callQuery(productCalls.findRecord, { id })
  const { data, dataUpdatedAt, error, isFetchedAfterMount, refetch } = useQuery(query)
  const [openedAt] = useState(() => Date.now())
  useEffect(() => noteOpenedRow(id), [id])
  if (isFetchedAfterMount && dataUpdatedAt >= openedAt && data) return show(data.product)
  return (
    <FormScreen {...texts}>
      {isFetchedAfterMount ? (
        <ReadState {...{ data, error, refetch }} failed="Failed to fetch product">
          <ButtonLink to="/admin/products">Back to the products</ButtonLink>
        </ReadState>
      ) : (
        <LoadingProduct />
      )}
    </FormScreen>
  )
}

export function LoadingProduct() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-ink-soft">
      <SpinnerMark className="size-5 text-action" />
      Loading product...
    </p>
  )
}
