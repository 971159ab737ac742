import { useState } from 'react'
import type { RowFailure } from '../trash/subject-failure.tsx'
import { SubjectFailure } from '../trash/subject-failure.tsx'

type FailuresProps = { failures: (RowFailure | undefined)[]; className?: string }

/** Why what was tried did not work, the latest first. What somebody else has deleted can be restored. */
export function Failures({ failures, className = '' }: FailuresProps) {
  const shown = useLatestFirst(failures.filter((failure) => failure !== undefined))
  if (shown.length === 0) return null
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      {shown.map((failure) => (
        <SubjectFailure key={textOf(failure)} failure={failure} subject={failure.subject} />
      ))}
    </div>
  )
}

/** What was not shown before comes first. Two with one text are one. */
function useLatestFirst(failures: RowFailure[]) {
  const [order, setOrder] = useState<string[]>([])
  const byText = new Map(failures.map((failure) => [textOf(failure), failure]))
  const added = [...byText.keys()].filter((text) => !order.includes(text))
  const left = order.filter((text) => byText.has(text))
  if (added.length > 0 || left.length < order.length) setOrder([...added, ...left])
  return [...added, ...left].flatMap((text) => byText.get(text) ?? [])
}

function textOf({ title, detail = '', subject }: RowFailure) {
  return [title, detail, subject?.id].join('\n')
}
