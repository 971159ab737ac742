import { useEffect, useState } from 'react'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { Answer } from './send-form.ts'

type Form = React.RefObject<HTMLFormElement | null>

/** What was last said of a form. A field that is edited loses its fault; a new answer has the focus. */
export function useAnswer(form: Form, first: Answer | undefined) {
  const [answer, setAnswer] = useState(first)
  const [mended, setMended] = useState<string[]>([])
  useEffect(() => {
    if (answer && form.current) leadTo(form.current)
  }, [form, answer])
  const faults = without(answer?.faults ?? {}, mended)
  const isMended = mended.length > 0 && Object.keys(faults).length === 0
  const text = isMended ? undefined : answer?.text
  return { faults, text, reference: answer?.reference, mend, say }

  function mend(field: string) {
    if (faults[field] !== undefined) setMended([...mended, field])
  }

  function say(next: Answer) {
    setMended([])
    setAnswer(next)
  }
}

/** The first faulty field; else what the form says at its top. */
function leadTo(form: HTMLElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const place = field ?? form.querySelector<HTMLElement>('[data-answer]')
  place?.focus()
}

function without(faults: FieldTexts, mended: string[]): FieldTexts {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !mended.includes(name)))
}
