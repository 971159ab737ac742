import { useEffect, useRef, useState } from 'react'
import { listLimits } from '#contract/list-limits.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { useListAddress } from './use-list.ts'

/** A select beside the search: what it chooses in the address, the value and the text of each choice. */
export type Filter = { name: string; label: string; choices: [value: string, text: string][] }

/** The choice of all, then one for each value. */
export function choicesOf<Value extends string>(
  all: string,
  values: readonly Value[],
  textOf: (value: Value) => string = (value) => value,
): Filter['choices'] {
  return [['', all], ...values.map((value): [string, string] => [value, textOf(value)])]
}

type Query = Record<string, string | number>

type FilterBarProps = {
  list: {
    path: string
    queryOf(params: URLSearchParams): Query & { page: number }
    addressOf(query: Query & { page: number }): string
    isFiltered(query: Query): boolean
  }
  label: string
  search: { label: string; placeholder: string }
  filters: Filter[]
  /** On a narrow screen the filters are behind a button, unless one is chosen. */
  isFolded?: boolean
  /** Other filters. */
  children?: React.ReactNode
}

/** The address holds what is chosen: Back undoes a choice, and a list can be sent to somebody. */
export function FilterBar(props: FilterBarProps) {
  const { list, label, search, filters, isFolded = false, children } = props
  const { query, show, addressOf } = useListAddress(list)
  const isFiltered = list.isFiltered(query)
  const [isOpen, setOpen] = useState(isFiltered)
  return (
    <SearchForm
      {...search}
      name={label}
      q={String(query['q'])}
      onSearch={(q) => show({ q }, { replace: true })}
      className="flex flex-wrap items-center gap-2"
    >
      {isFolded && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="filters-button">
          Filters
        </Button>
      )}
      <div className="filters" data-folded={isFolded && !isOpen}>
        {filters.map(({ name, label, choices }) => (
          <FilterSelect
            key={name}
            {...{ label, choices }}
            value={String(query[name])}
            onChoose={(value) => show({ [name]: value })}
          />
        ))}
        {children}
      </div>
      {isFiltered && (
        <ButtonLink to={addressOf(list.queryOf(new URLSearchParams()))} look="quiet">
          Clear Filters
        </ButtonLink>
      )}
    </SearchForm>
  )
}

type SearchFormProps = {
  /** Of the form; the label is that of its text field. */
  name: string
  label: string
  placeholder: string
  q: string
  onSearch: (q: string) => void
  /** Of a dialog that begins with it. */
  isFocusedFirst?: boolean
  className?: string
  children?: React.ReactNode
}

export function SearchForm(props: SearchFormProps) {
  const { name, label, placeholder, q, onSearch, isFocusedFirst, className = '', children } = props
  const { input, submit } = useSearchInput(q, onSearch)
  return (
    <form role="search" aria-label={name} className={className} onSubmit={submit}>
      <div className="relative w-full grow basis-full @2xl:basis-56">
        <OfficeIcon
          name="search"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-soft"
        />
        <input
          {...input}
          data-first-focus={isFocusedFirst}
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          maxLength={listLimits.search}
          className={`${controlLook} pl-9!`}
        />
      </div>
      {children}
    </form>
  )
}

/** Milliseconds after the last key. */
const typingPause = 300

/** Searches while one types, after a short rest. When the address changes by itself, the text follows. */
export function useSearchInput(q: string, onSearch: (q: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (input.current && asked.current !== q) input.current.value = q
    asked.current = q
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask() {
    clearTimeout(timer.current)
    const wanted = input.current?.value.trim() ?? ''
    if (wanted === asked.current) return
    asked.current = wanted
    search.current(wanted)
  }

  function askSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, typingPause)
  }

  function submit(event: React.FormEvent) {
    event.preventDefault()
    ask()
  }

  return { input: { ref: input, defaultValue: q, onInput: askSoon }, submit }
}

type FilterSelectProps = Omit<React.ComponentProps<typeof Select>, 'aria-label'> & {
  label: string
  /** While what was chosen is being stored. */
  isBusy?: boolean
}

/** The chosen text says what it is for: the label is for screen readers. */
export function FilterSelect({
  label,
  isBusy = false,
  className = 'grow basis-36 @2xl:w-auto @2xl:grow-0 @2xl:basis-auto',
  ...select
}: FilterSelectProps) {
  return (
    <Select
      {...select}
      aria-label={label}
      aria-busy={isBusy}
      className={`${controlLook} ${className} ${isBusy ? 'opacity-60' : ''}`}
    />
  )
}
