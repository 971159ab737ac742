import { Link } from 'react-router'
import { countText } from '#contract/count-text.ts'

/** What the address says, the text, and how many rows have it; undefined until that is read. */
type Status<Value> = readonly [value: Value, text: string, count: number | undefined]

type StatusTabsProps<Value extends string> = {
  /** The text for rows of every status. */
  all: string
  statuses: Status<Value>[]
  current: Value | ''
  addressOf: (status: Value | '') => string
}

/** One link for each status, with how many rows it has. */
export function StatusTabs<Value extends string>(props: StatusTabsProps<Value>) {
  const { all, statuses, current, addressOf } = props
  const total = statuses.reduce((sum, [, , count = Number.NaN]) => sum + count, 0)
  const every: Status<Value | ''> = ['', all, Number.isNaN(total) ? undefined : total]
  return (
    <nav aria-label="Status" className="status-tabs">
      {[every, ...statuses].map(([value, text, count]) => (
        <Link
          key={value}
          to={addressOf(value)}
          preventScrollReset
          aria-current={value === current ? 'page' : undefined}
          className="status-tab"
        >
          <span>{text}</span>{' '}
          <span className="status-count">{count !== undefined && countText(count)}</span>
        </Link>
      ))}
    </nav>
  )
}
