import { letterStateTexts } from '#contract/letters/letter.ts'
import type { LetterState } from '#contract/letters/letter.ts'

const colours: Record<LetterState, string> = {
  waiting: 'bg-blue-wash text-blue',
  sent: 'bg-leaf-wash text-leaf',
  failed: 'bg-danger-wash text-danger',
}

export function LetterStateBadge({ state }: { state: LetterState }) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap ${colours[state]}`}
    >
      {letterStateTexts[state]}
    </span>
  )
}
