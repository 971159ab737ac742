import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { listLimits } from '#contract/list-limits.ts'
import { controlLook } from '../../ui/field.tsx'
import { useSettled } from '../forms/use-settled.ts'
import { useSearchInput } from './filter-bar.tsx'

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
