import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { productCalls } from '#contract/products/product-calls.ts'
import type { UsedTextKind } from '#contract/products/used-texts.ts'
import { useSettled } from '../forms/use-settled.ts'
import { callQuery } from '../session/call-query.ts'

export type SuggestedTexts = {
  of: UsedTextKind
  category?: string
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
export function SuggestedInput({ value, suggested, onText, ...input }: SuggestedInputProps) {
  const list = useId()
  const [isUsed, setUsed] = useState(false)
  const suggestions = useSuggestions(value, isUsed ? suggested : undefined)
  return (
    <>
      <input
        {...input}
        list={list}
        value={value}
        autoComplete="off"
        onFocus={() => setUsed(true)}
        onChange={({ target }) => onText(target.value)}
      />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
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
