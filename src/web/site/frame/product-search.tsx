import { useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { listLimits } from '#contract/list-limits.ts'
import type { SearchSuggestions } from '../search/search-suggestions.tsx'

type Suggested = { Suggestions: typeof SearchSuggestions; field: HTMLInputElement }

type ProductSearchProps = { label: string; className?: string }

/**
 * A plain GET form: without scripts the browser itself opens the list. The suggestions are loaded when
 * the field gets the focus; without them the search works all the same.
 */
export function ProductSearch({ label, className = '' }: ProductSearchProps) {
  const id = useId()
  const q = useAskedText()
  const field = useFieldFollowing(q)
  const [suggested, setSuggested] = useState<Suggested>()
  return (
    <Form role="search" action="/products" aria-label={label} className={className}>
      <div className="relative flex">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${id}-list`}
          defaultValue={q}
          maxLength={listLimits.search}
          placeholder="Search products..."
          autoComplete="off"
          enterKeyHint="search"
          onFocus={suggest}
          className="search-field"
        />
        <button
          type="submit"
          className="flex min-w-11 items-center justify-center rounded-r-md border border-outline bg-surface text-ink hover:bg-sunken"
        >
          <Glass />
          <span className="sr-only">Search</span>
        </button>
        {suggested && <suggested.Suggestions key={`for ${q}`} field={suggested.field} />}
      </div>
    </Form>
  )

  function suggest({ currentTarget: field }: React.FocusEvent<HTMLInputElement>) {
    import('../search/search-suggestions.tsx').then(
      ({ SearchSuggestions: Suggestions }) => setSuggested({ Suggestions, field }),
      () => undefined,
    )
  }
}

/** The field shows the words of the search, but does not replace what is being typed. */
function useFieldFollowing(asked: string) {
  const field = useRef<HTMLInputElement>(null)
  const lastAsked = useRef(asked)
  useEffect(() => {
    const { current } = field
    const isTyping = current === document.activeElement && current?.value !== lastAsked.current
    if (current && !isTyping && asked !== lastAsked.current) current.value = asked
    lastAsked.current = asked
  }, [asked])
  return field
}

function useAskedText() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return pathname === '/products' ? (params.get('q') ?? '') : ''
}

function Glass() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="M12.8 12.8L17.5 17.5" />
    </svg>
  )
}
