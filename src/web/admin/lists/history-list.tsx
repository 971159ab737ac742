import type { TextChange } from '#contract/text-change.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadState } from '../frame/read-state.tsx'

type HistoryListProps<Event> = {
  /** Absent while they are read. */
  events: Event[] | undefined
  error: Error | null
  refetch: () => Promise<unknown>
  /** The text where there are no events. */
  none?: string
  children: (event: Event, at: number) => React.ReactNode
}

/** What happened to a record, one entry each. */
export function HistoryList<Event>(props: HistoryListProps<Event>) {
  const { events, error, refetch, none, children } = props
  return (
    <>
      <ReadState
        {...{ error, refetch }}
        data={events}
        failed="Failed to fetch the history"
        skeleton={<Skeleton className="h-4 w-64" />}
      />
      {none && events?.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ol className="border-t border-hairline empty:hidden">{events?.map(children)}</ol>
    </>
  )
}

type HistoryEntryProps = {
  text: string
  at: string
  changes?: TextChange[]
  buttons?: React.ReactNode
  children?: React.ReactNode
}

export function HistoryEntry({ text, at, changes = [], buttons, children }: HistoryEntryProps) {
  return (
    <li className="border-b border-hairline py-1.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <bdi className="wrap-anywhere">{text}</bdi>
        <span className="text-ink-soft">
          <time dateTime={at}>{timeText(at)}</time>
          {buttons}
        </span>
      </div>
      {children}
      <ul className="empty:hidden">
        {changes.map(({ field, label, from, to }) => (
          <li key={field} className="wrap-anywhere text-ink-soft">
            {label}: <del dir="auto">{shortened(from)}</del>{' '}
            <ins dir="auto" className="text-ink no-underline">
              {shortened(to)}
            </ins>
          </li>
        ))}
      </ul>
    </li>
  )
}

type HistoryButtonProps = { text: string; label: string; onPress: () => void }

export function HistoryButton({ text, label, onPress }: HistoryButtonProps) {
  return (
    <Button look="quiet" className="px-2!" aria-label={label} onClick={onPress}>
      {text}
    </Button>
  )
}

type RestoreButtonProps = { at: string; onPress: () => void }

export function RestoreButton({ at, onPress }: RestoreButtonProps) {
  return (
    <HistoryButton
      text="Restore"
      label={`Restore what was before ${timeText(at)}`}
      onPress={onPress}
    />
  )
}

const mostShown = 300

function shortened(text: string) {
  if (text === '') return 'None'
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
