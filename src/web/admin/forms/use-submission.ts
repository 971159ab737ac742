import { useRef, useState } from 'react'
import type { Refused } from './refused.ts'
import { useFaults } from './use-faults.ts'

/**
 * A small form that is sent by a call: it is checked, sent, and either taken or refused.
 * Its fields keep their own values; `send` gets them by name.
 */
export function useSubmission(
  send: (values: Record<string, string>) => Promise<Refused | undefined>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<Refused>()
  const [isBusy, setBusy] = useState(false)
  const { faults, mend } = useFaults(form, refused)

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setBusy(true)
    try {
      setRefused(await send(values))
    } finally {
      setBusy(false)
    }
  }

  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => void submit(event),
    onInput: ({ target }: React.FormEvent<HTMLFormElement>) =>
      mend((target as HTMLInputElement).name),
  }
  return { formProps, faults, failure: refused?.failure, isBusy }
}
