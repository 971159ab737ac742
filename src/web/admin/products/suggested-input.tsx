import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductCategory } from '#contract/products/product.ts'
import type { UsedTextKind } from '#contract/products/used-texts.ts'
import { menuItemLook, menuPopupLook } from '../../ui/menu-look.ts'
import { useSettled } from '../forms/use-settled.ts'
import { callQuery } from '../session/call-query.ts'

export type SuggestedTexts = {
  of: UsedTextKind
  category?: ProductCategory
  label?: string
}

type SuggestedInputProps = Omit<
  React.ComponentProps<'input'>,
  'value' | 'onChange' | 'defaultValue'
> & {
  value: string
  /** Of which texts. Without it nothing is suggested. */
  suggested: SuggestedTexts | undefined
  onText: (text: string) => void
}

/** A text field that suggests what products have already. Anything else can be typed. */
export function SuggestedInput(props: SuggestedInputProps) {
  const { value, suggested, onText, onKeyDown, ...input } = props
  const [isOpen, setOpen] = useState(false)
  const highlighted = useRef<string>(undefined)
  const suggestions = useSuggestions(value, isOpen ? suggested : undefined)
  return (
    <Autocomplete.Root
      items={suggestions}
      mode="none"
      value={value}
      open={isOpen && suggestions.length > 0}
      onOpenChange={setOpen}
      openOnInputClick
      onItemHighlighted={(item) => (highlighted.current = item)}
      onValueChange={(text, { reason }) => {
        // Escape in a closed list would empty the field.
        if (reason === 'input-change' || reason === 'item-press') onText(text)
      }}
    >
      <Autocomplete.Input
        {...input}
        autoComplete="off"
        onKeyDown={(event) => {
          const isTaking = isOpen && event.key === 'Enter' && highlighted.current !== undefined
          if (!isTaking) onKeyDown?.(event)
          if (event.defaultPrevented) event.preventBaseUIHandler()
        }}
      />
      {isOpen && (
        <Autocomplete.Portal>
          <Autocomplete.Positioner
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className="z-50"
          >
            <Autocomplete.Popup data-choices className={menuPopupLook}>
              <Autocomplete.List className="overflow-y-auto overscroll-contain outline-none">
                {(text: string) => (
                  <Autocomplete.Item key={text} value={text} className={menuItemLook}>
                    <span className="min-w-0 wrap-anywhere">
                      <bdi>{text}</bdi>
                    </span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  )
}

/** None while they are read or cannot be read: the field takes any text. */
function useSuggestions(value: string, suggested: SuggestedTexts | undefined) {
  const q = useSettled(value.trim())
  const { data } = useQuery({
    ...callQuery(productCalls.suggestTexts, { of: 'brand', ...suggested, q }),
    enabled: suggested !== undefined,
    staleTime: 60_000,
  })
  return suggested ? (data?.suggestions ?? []) : []
}
