import { useEffect, useRef } from 'react'
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
  const isCounted = !Number.isNaN(total)
  const every: Status<Value | ''> = ['', all, isCounted ? total : undefined]
  const tabs = useRef<HTMLElement>(null)
  // Counts make the tabs wider.
  useEffect(() => {
    if (tabs.current) centreCurrent(tabs.current)
  }, [current, isCounted])
  return (
    <nav ref={tabs} aria-label="Status" className="status-tabs scrolls-sideways">
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

/** On a phone not all of them are in sight. */
export function centreCurrent(tabs: HTMLElement) {
  const tab = tabs.querySelector<HTMLElement>('[aria-current]')
  if (!tab) return
  tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - tab.clientWidth) / 2
}
