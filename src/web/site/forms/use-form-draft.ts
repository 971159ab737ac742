import { useEffect } from 'react'
import { fillFromDraft, keepDraft, sendingKeyOf } from './form-draft.ts'

type Form = React.RefObject<HTMLFormElement | null>

/** What was typed before comes back, unless the page itself came with what was typed last. */
export function useFormDraft(form: Form, name: string, isServed: boolean) {
  useEffect(() => {
    if (!form.current) return
    if (isServed) keepDraft(name, form.current)
    else fillFromDraft(name, form.current)
    sendingKeyOf(name)
  }, [form, name, isServed])
}
