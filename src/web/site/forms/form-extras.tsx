import { marketingWording } from '#contract/submissions/submission.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'

/** The end of every public form. */
export function FormExtras({ values }: { values: FormValues }) {
  return (
    <>
      <Trap />
      <label className="flex min-h-11 items-center gap-3 text-sm md:min-h-0 md:pointer-coarse:min-h-11">
        <input
          type="checkbox"
          name="marketing"
          defaultChecked={values.marketing === 'on'}
          className="size-5 shrink-0 accent-action"
        />
        <span className="text-pretty">{marketingWording}</span>
      </label>
      <PrivacyNote uses="to reply to you, and for offers only if you agree" />
    </>
  )
}

export function PrivacyNote({ uses = 'only to reply to you' }) {
  return (
    <p className="text-sm text-pretty text-ink-soft">
      We use these details {uses}.{' '}
      <a href="/privacy" target="_blank" className="text-link">
        Privacy<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}

/** Not seen, not read out and not reached by Tab: only a program fills it. */
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
