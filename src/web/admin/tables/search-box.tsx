import { listLimits } from '#contract/list-limits.ts'
import { controlLook } from '../../ui/field.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import type { useSearchInput } from './use-search-input.ts'

type SearchBoxProps = {
  label: string
  /** What is searched, since the label is only heard. */
  placeholder: string
  input: ReturnType<typeof useSearchInput>['input']
}

export function SearchBox({ label, placeholder, input }: SearchBoxProps) {
  return (
    <div className="relative w-full grow basis-full @2xl:basis-56">
      <OfficeIcon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-soft"
      />
      <input
        {...input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={listLimits.search}
        className={`${controlLook} pl-9!`}
      />
    </div>
  )
}
