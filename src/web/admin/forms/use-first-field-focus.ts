import { useEffect } from 'react'
import type { useSubmission } from '../../ui/forms/use-submission.ts'

/** Of a form that takes the place of another one: the field or the button that had the focus has gone. */
export function useFirstFieldFocus({
  formProps,
}: Pick<ReturnType<typeof useSubmission>, 'formProps'>) {
  const { ref: form } = formProps
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
}
