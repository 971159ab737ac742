import { ButtonLink } from '../../ui/button.tsx'
import { PeriodFilter } from '../lists/period-filter.tsx'

type Received = { company: string; from: string; to: string }

type ReceivedFiltersProps = {
  query: Received
  show: (changes: Partial<Received>) => void
  /** The list with those of every company. */
  toAllCompanies: string
}

/** Beside the search of a list: when something came, and from which company. */
export function ReceivedFilters({ query, show, toAllCompanies }: ReceivedFiltersProps) {
  const { company, from, to } = query
  return (
    <>
      <PeriodFilter {...{ from, to }} onChoose={show} />
      {company && (
        <ButtonLink to={toAllCompanies} className="max-w-full">
          <bdi className="truncate">{company}</bdi> <span aria-hidden="true">×</span>
          <span className="sr-only">: show all companies</span>
        </ButtonLink>
      )}
    </>
  )
}
