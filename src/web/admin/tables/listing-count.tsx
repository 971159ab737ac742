type ListingCountProps = {
  /** How many of all are on this page. */
  shown: number
  total: number
  page: number
  onPage: number
  /** What they are: one, and several. */
  noun: [one: string, several: string]
}

/** Spoken whenever a filter changes it. */
export function ListingCount({ shown, total, page, onPage, noun }: ListingCountProps) {
  const first = (page - 1) * onPage + 1
  const [one, several] = noun
  return (
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {total > shown
        ? `${countText(first)}–${countText(first + shown - 1)} of ${countText(total)} ${several}`
        : `${total} ${total === 1 ? one : several}`}
    </p>
  )
}

function countText(count: number) {
  return count.toLocaleString('en-IN')
}
