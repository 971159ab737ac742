import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { listLimits } from '#contract/list-limits.ts'
import { controlLook } from '../../ui/field.tsx'
import { useSettled } from '../forms/use-settled.ts'
import { oneOf } from './address-query.ts'
import { choicesOf, FilterSelect, useSearchInput } from './filter-bar.tsx'

type Period = { from: string; to: string }

type PeriodFilterProps = Period & { onChoose: (changes: Partial<Period>) => void }

/** The days between which something came; each may be left open. */
export function PeriodFilter({ from, to, onChoose }: PeriodFilterProps) {
  return (
    <div role="group" aria-label="Period" className="period-filter">
      <Day label="From" value={from} onChoose={(from) => onChoose({ from })} />
      <Day label="To" value={to} onChoose={(to) => onChoose({ to })} />
    </div>
  )
}

type DayProps = { label: string; value: string; onChoose: (day: string) => void }

/** Counts once it is a whole date: while the year is typed, the browser gives no date. */
function Day({ label, value, onChoose }: DayProps) {
  return (
    <label className="text-sm text-ink-soft">
      {label}
      <input
        key={value}
        type="date"
        defaultValue={value}
        min="2000-01-01"
        max="2099-12-31"
        onBlur={({ target }) => {
          if (target.validity.valid && target.value !== value) onChoose(target.value)
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className={controlLook}
      />
    </label>
  )
}

type TextFilterProps = {
  label: string
  value: string
  /** The read of texts that contain what is typed. */
  suggest: (q: string) => Pick<UseQueryOptions<{ suggestions: string[] }>, 'queryKey' | 'queryFn'>
  onChoose: (text: string) => void
}

/** Beside the search of a list: rows in which a field contains this text. */
export function TextFilter({ label, value, suggest, onChoose }: TextFilterProps) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const { input } = useSearchInput(value, onChoose)
  const q = useSettled((typed ?? value).trim())
  const { data } = useQuery({
    ...suggest(q),
    enabled: typed !== undefined,
    staleTime: 60_000,
  })
  return (
    <>
      <input
        {...input}
        type="search"
        list={list}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={listLimits.search}
        onFocus={({ target }) => setTyped(target.value)}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value)
          input.onInput()
        }}
        className={`${controlLook} min-w-0 grow basis-36 @2xl:w-40 @2xl:grow-0 @2xl:basis-auto`}
      />
      {/* None while they are read or cannot be read: the filter takes any text. */}
      <datalist id={list}>
        {data?.suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}

type StateFilterProps<State extends string> = {
  value: State | ''
  states: readonly State[]
  texts: Record<State, string>
  /** The choice of every state. */
  all: string
  onChoose: (state: State | '') => void
}

/** Beside the heading of a list that has no other filter. */
export function StateFilter<State extends string>(props: StateFilterProps<State>) {
  const { value, states, texts, all, onChoose } = props
  return (
    <div className="w-full sm:w-auto">
      <FilterSelect
        label="State"
        value={value}
        choices={choicesOf(all, states, (state) => texts[state])}
        onChoose={(state) => onChoose(oneOf(states, state))}
        className="sm:w-auto!"
      />
    </div>
  )
}
