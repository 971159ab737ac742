import { useEffect, useRef, useState } from 'react'
import type { FieldTexts } from '#contract/refused-response.ts'
import type { Failure } from '../banner.tsx'
import { formValuesOf } from './form-values.ts'
import type { FormValues } from './form-values.ts'

/** What a form shows after it was submitted. */
export type Outcome = {
  fieldErrors?: FieldTexts
  /** Shown above the fields. */
  failure?: Failure
  /** Of a public form that was received. */
  reference?: string
}

type Form<Element extends HTMLElement> = React.RefObject<Element | null>

/**
 * A form that is submitted by a call, without leaving the page. Its fields hold their own values;
 * `submit` gets them by name and returns what the form shows afterwards. `served` is the outcome
 * of a form that was posted before the scripts had loaded.
 */
export function useSubmission(
  submit: (values: FormValues, form: HTMLFormElement) => Promise<Outcome | undefined>,
  served?: Outcome,
) {
  const form = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(served)
  const shown = useOutcome(form, outcome, isBusy)
  const formProps = { ref: form, method: 'post', noValidate: true, onSubmit, onInput }
  return { formProps, isBusy, ...shown }

  function onInput({ target }: React.FormEvent<HTMLFormElement>) {
    // The fields of a group share their error.
    if ('name' in target) shown.correct(String(target.name).replace(/\..*/, ''))
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSubmitting.current) void run(event.currentTarget)
  }

  async function run(form: HTMLFormElement) {
    isSubmitting.current = true
    setBusy(true)
    try {
      setOutcome(await submit(formValuesOf(new FormData(form)), form))
    } finally {
      isSubmitting.current = false
      setBusy(false)
    }
  }
}

/**
 * The part of an outcome that still applies: a field that is edited loses its error, and once all
 * errors are corrected the text above the form goes too. A new outcome moves the focus.
 */
function useOutcome<Element extends HTMLElement>(
  form: Form<Element>,
  outcome: Outcome | undefined,
  isBusy: boolean,
) {
  const [corrected, setCorrected] = useState<{ of?: Outcome | undefined; names: string[] }>()
  const names = corrected?.of === outcome ? (corrected?.names ?? []) : []
  const fieldErrors: FieldTexts = Object.fromEntries(
    Object.entries(outcome?.fieldErrors ?? {}).filter(([name]) => !names.includes(name)),
  )
  const isCorrected = names.length > 0 && Object.keys(fieldErrors).length === 0
  useEffect(() => {
    if (outcome && !isBusy && form.current) focusOutcome(form.current)
  }, [form, outcome, isBusy])
  return {
    fieldErrors,
    failure: isCorrected ? undefined : outcome?.failure,
    reference: outcome?.reference,
    correct,
  }

  function correct(name: string) {
    if (fieldErrors[name] !== undefined) setCorrected({ of: outcome, names: [...names, name] })
  }
}

/** The first wrong field has the focus; else what the form shows above its fields. */
function focusOutcome(form: HTMLElement) {
  const target =
    form.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form.querySelector<HTMLElement>('[data-outcome]')
  if (target) return target.focus()
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  // The focused control was disabled or has gone: the next key press submits again.
  if (document.activeElement !== document.body) return
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
}
