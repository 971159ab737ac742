import { ButtonLink } from '../../ui/button.tsx'
import { PeriodFilter, TextFilter } from '../lists/row-filters.tsx'

type Received = { company: string; from: string; to: string }

type ReceivedFiltersProps = {
  query: Received
  show: (changes: Partial<Received>, options?: { replace: boolean }) => void
  suggestCompanies: React.ComponentProps<typeof TextFilter>['suggest']
}

/** Beside the search of a list: when something came, and from which company. */
export function ReceivedFilters({ query, show, suggestCompanies }: ReceivedFiltersProps) {
  const { company, from, to } = query
  return (
    <>
      <TextFilter
        label="Company"
        value={company}
        suggest={suggestCompanies}
        onChoose={(company) => show({ company }, { replace: true })}
      />
      <PeriodFilter {...{ from, to }} onChoose={show} />
    </>
  )
}

type ChosenFilterProps = {
  text: string
  /** What the list shows without it. */
  remove: string
  to: string
}

/** A filter that only a link chooses, and that goes when it is pressed. */
export function ChosenFilter({ text, remove, to }: ChosenFilterProps) {
  return (
    <ButtonLink to={to} className="max-w-full">
      <bdi className="truncate">{text}</bdi> <span aria-hidden="true">×</span>
      <span className="sr-only">: {remove}</span>
    </ButtonLink>
  )
}
