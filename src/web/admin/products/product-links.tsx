import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LinkProps } from 'react-router'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { rowActionLook } from '../lists/list-table.tsx'
import { openerOf } from '../lists/row-focus.ts'
import { productLists } from './office-products.ts'
import { Permitted } from '../session/permitted.tsx'

/** Of a link that opens a form: its address, and the list it leads back to. */
export function useFormLink(product?: ProductRecord): Pick<LinkProps, 'to' | 'state'> {
  const { pathname, search } = useLocation()
  const to = product ? `/admin/products/edit/${product.id}` : '/admin/products/new'
  return { to, state: { list: pathname + search } }
}

type ProductLinkProps = Omit<React.ComponentProps<typeof ButtonLink>, 'to' | 'state'> & {
  product: ProductRecord
}

export function EditLink({ product, ...rest }: ProductLinkProps) {
  const link = useFormLink(product)
  return (
    <Permitted call={productCalls.change}>
      <ButtonLink {...openerOf(product)} {...rest} {...link} prefetch="intent" />
    </Permitted>
  )
}

/** To the form for a new product, filled from this one. */
export function DuplicateLink({ product, ...rest }: ProductLinkProps) {
  const { state } = useFormLink()
  return (
    <Permitted call={productCalls.add}>
      <ButtonLink state={state} {...rest} to={copyAddress(product)} prefetch="intent" />
    </Permitted>
  )
}

/** From the product's own form, which the copy replaces in the history. */
export function DuplicateFromForm({ product }: { product: ProductRecord }) {
  return (
    <ButtonLink to={copyAddress(product)} state={useLocation().state} replace prefetch="intent">
      Duplicate
    </ButtonLink>
  )
}

type ViewOnSiteProps = { product: ProductRecord; className?: string }

/** To the public page, in another tab. A draft has none. */
export function ViewOnSite({ product, ...rest }: ViewOnSiteProps) {
  if (product.publication !== 'Published') return null
  return (
    <ButtonAnchor
      {...rowActionLook}
      {...rest}
      href={`/products-details/${product.id}`}
      target="_blank"
      rel="noopener"
      aria-label={`View ${product.name} on site`}
      title="View on site"
    >
      <OfficeIcon name="site" className="size-4" />
    </ButtonAnchor>
  )
}

function copyAddress({ id }: ProductRecord) {
  return `/admin/products/new?copy=${id}`
}

/** Opens an empty form in place of this one. The next product is often of the same brand and category. */
export function useNextForm() {
  const { state } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    ({ id, brand, category }: ProductRecord) =>
      void navigate('/admin/products/new', {
        replace: true,
        state: { ...state, previous: { id, brand, category } },
      }),
    [navigate, state],
  )
}

/** What the form for a new product takes over from the one that was added before it. */
export function usePreviousProduct() {
  const { previous }: Partial<Record<string, unknown>> = Object(useLocation().state)
  const { id, brand, category }: Partial<Record<string, unknown>> = Object(previous)
  return typeof id === 'string'
    ? { id, brand: String(brand), category: String(category) }
    : undefined
}

/**
 * The way back from a form: to the list that opened it, by its entry in the history, where the
 * browser has stored the scroll position.
 */
export function useReturn() {
  const location = useLocation()
  const navigate = useNavigate()
  const list: unknown = Object(location.state).list
  const canGoBack = typeof list === 'string'
  const to = canGoBack ? list : productLists.table.path
  const leave = useCallback(
    () => void (canGoBack ? navigate(-1) : navigate(to)),
    [navigate, canGoBack, to],
  )

  /** A press with a modifier opens the list in another tab. */
  function onClick(event: React.MouseEvent) {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    leave()
  }

  return { leave, back: { to, onClick } }
}
