import { marketingWording } from '#contract/submissions/submission.ts'
import type { Typed } from './typed-text.ts'

/** What stands at the end of every public form. */
export function FormExtras({ typed }: { typed: Typed }) {
  return (
    <>
      <Trap />
      <label className="flex min-h-11 items-center gap-3 text-sm md:min-h-0 md:pointer-coarse:min-h-11">
        <input
          type="checkbox"
          name="marketing"
          defaultChecked={typed.marketing === 'on'}
          className="size-5 shrink-0 accent-action"
        />
        <span className="text-pretty">{marketingWording}</span>
      </label>
      <PrivacyNote />
    </>
  )
}

export function PrivacyNote() {
  return (
    <p className="text-sm text-pretty text-ink-soft">
      We use what you send to answer you. What is kept, how long and whom to ask:{' '}
      <a href="/privacy" target="_blank" className="text-link">
        Privacy<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}

/** Neither seen nor read out nor reached by Tab. What fills it is a machine. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
