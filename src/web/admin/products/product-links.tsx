import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ProductRecord } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { openerOf } from '../lists/row-focus.ts'
import { productLists } from './office-products.ts'

export function editPathOf(id: string) {
  return `/admin/products/edit/${id}`
}

/** The state of a link that opens a form: the list it leads back to. */
export function returnTo(list: string) {
  return { list }
}

type EditLinkProps = Omit<React.ComponentProps<typeof ButtonLink>, 'to' | 'state'> & {
  product: ProductRecord
}

export function EditLink({ product, ...rest }: EditLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink
      {...openerOf(product)}
      {...rest}
      to={editPathOf(product.id)}
      state={returnTo(pathname + search)}
      prefetch="intent"
    />
  )
}

/**
 * The way back from a form: to the list that opened it, by its entry in the history, where the
 * browser has stored the scroll position.
 */
export function useReturn() {
  const location = useLocation()
  const navigate = useNavigate()
  const list: unknown = Object(location.state).list
  const to = typeof list === 'string' ? list : productLists.table.path
  const canGoBack = typeof list === 'string'
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
