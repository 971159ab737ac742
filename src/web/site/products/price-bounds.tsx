import { Form } from 'react-router'
import type { PriceForm } from './list-choices.ts'

/** A plain GET form: without scripts the browser itself goes to the list. */
export function PriceBounds({ kept, min, max }: PriceForm) {
  return (
    <Form action="/products" preventScrollReset className="flex items-end gap-2 p-3">
      {kept.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Bound name="minPrice" label="Lowest" value={min} />
      <Bound name="maxPrice" label="Highest" value={max} />
      <button type="submit" className="filter-chip shrink-0">
        Apply
      </button>
    </Form>
  )
}

function Bound({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="min-w-0 grow text-xs text-ink-soft">
      {label} price
      <input
        key={value}
        name={name}
        type="number"
        min="0"
        step="any"
        defaultValue={value}
        className="filter-chip mt-0.5 w-full"
      />
    </label>
  )
}
