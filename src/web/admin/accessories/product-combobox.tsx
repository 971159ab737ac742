import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listLimits } from '#contract/list-limits.ts'
import { makerTexts } from '#contract/products/maker-texts.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Field } from '../../ui/field.tsx'
import { menuItemLook, menuPopupLook } from '../../ui/menu-look.ts'
import { useSettled } from '../forms/use-settled.ts'
import { callQuery } from '../session/call-query.ts'

const mostShown = 8

type ProductComboboxProps = {
  label: string
  /** The ids of products that cannot be chosen. */
  without: string[]
  onChoose: (product: ProductRecord) => void
}

/** Finds products by words, as the list of products does. */
export function ProductCombobox({ label, without, onChoose }: ProductComboboxProps) {
  const [text, setText] = useState('')
  const { products, isAsking } = useFoundProducts(text.trim(), without)
  return (
    <Field label={label} hint="Type a part of the name, the brand or the model number.">
      {(control) => (
        <Autocomplete.Root
          items={products}
          mode="none"
          value={text}
          onValueChange={(value, { reason }) => {
            // A chosen product would write its name into the field.
            if (reason !== 'item-press') setText(value)
          }}
          itemToStringValue={({ name }: ProductRecord) => name}
          autoHighlight
        >
          <Autocomplete.Input
            {...control}
            maxLength={listLimits.search}
            placeholder="Search products"
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner
              sideOffset={4}
              align="start"
              collisionPadding={8}
              className="z-50 w-(--anchor-width)"
            >
              <Autocomplete.Popup className={menuPopupLook}>
                <Autocomplete.Status className="px-3 py-1.5 text-sm text-ink-soft empty:hidden">
                  {statusText(text, isAsking, products.length)}
                </Autocomplete.Status>
                <Autocomplete.List className="max-h-80 overflow-y-auto overscroll-contain outline-none">
                  {(product: ProductRecord) => (
                    <Autocomplete.Item
                      key={product.id}
                      value={product}
                      onClick={() => {
                        setText('')
                        onChoose(product)
                      }}
                      className={menuItemLook}
                    >
                      <span className="min-w-0">
                        <bdi className="line-clamp-2 wrap-anywhere">{product.name}</bdi>
                        <span className="block text-xs wrap-anywhere text-ink-soft">
                          {[...makerTexts({ ...product, hsnCode: '' }), product.category].join(
                            ' · ',
                          )}
                        </span>
                      </span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  )
}

function statusText(text: string, isAsking: boolean, count: number) {
  if (text.trim() === '') return 'Type to search.'
  if (isAsking) return 'Loading…'
  return count === 0 ? 'No products found' : ''
}

function useFoundProducts(q: string, without: string[]) {
  const asked = useSettled(q)
  const { data, isFetching } = useQuery({
    ...callQuery(productCalls.listRecords, {
      q: asked,
      page: 1,
      limit: mostShown + without.length,
    }),
    enabled: asked !== '',
    staleTime: 5000,
  })
  const found = q === '' ? [] : Object.values(data?.products ?? {})
  return {
    products: found.filter(({ id }) => !without.includes(id)).slice(0, mostShown),
    isAsking: q !== asked || isFetching,
  }
}
