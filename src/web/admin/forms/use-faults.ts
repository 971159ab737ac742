import { useEffect, useState } from 'react'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { Refused } from './refused.ts'

type Form = React.RefObject<HTMLElement | null>

/**
 * The faults still to be mended: a field that is edited loses its own. Each refusal leads to the
 * first faulty field, or to the banner, as soon as the form can be used again.
 */
export function useFaults(form: Form, refused: Refused | undefined, isBusy = false) {
  const [mended, setMended] = useState<{ of: Refused | undefined; names: string[] }>()
  const names = mended?.of === refused ? (mended?.names ?? []) : []
  const faults: FieldTexts = Object.fromEntries(
    Object.entries(refused?.faults ?? {}).filter(([name]) => !names.includes(name)),
  )
  useEffect(() => {
    if (refused && !isBusy && form.current) leadToFault(form.current)
  }, [form, refused, isBusy])

  function mend(name: string) {
    if (faults[name] !== undefined) setMended({ of: refused, names: [...names, name] })
  }

  return { faults, mend }
}

function leadToFault(form: HTMLElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (field) return field.focus()
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  // What had the focus was switched off or is gone: the next thing to press is the same again.
  if (document.activeElement !== document.body) return
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
}
