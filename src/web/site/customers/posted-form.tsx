import { useEffect, useRef } from 'react'
import type { RefusedForm } from '../forms/form-action.ts'
import { FormFailure } from '../forms/form-outcome.tsx'

type PostedFormProps = {
  action: string
  refused?: RefusedForm | undefined
  className?: string
  children: React.ReactNode
}

/** A form that loads the next page, with scripts and without: pages of an account change as a whole. */
export function PostedForm({ action, refused, className, children }: PostedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!refused) return
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-outcome]')
    fault?.focus()
  }, [refused])
  return (
    <form ref={form} method="post" action={action} noValidate className={className}>
      <FormFailure fieldErrors={refused?.fieldErrors ?? {}} failure={refused?.failure} />
      {children}
    </form>
  )
}
