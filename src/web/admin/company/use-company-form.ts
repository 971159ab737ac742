import { useState } from 'react'
import { flushSync } from 'react-dom'
import { companyCalls } from '#contract/company/company-calls.ts'
import { companyFieldText } from '#contract/company/company-field-text.ts'
import { companyFieldNames } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import { companyMessages } from '#contract/company/company.ts'
import type { CompanyProfile, CompanyRecord } from '#contract/company/company.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { submitForm } from '../forms/submit-form.ts'
import { useFormDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { detailsIn, failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { useCompanyCheck } from './use-company-check.ts'
import type { AsksFirst } from './use-deletion-question.ts'

export type CompanyFormState = ReturnType<typeof useCompanyForm>

/** The state of the form: what is typed, its draft, its saving, and a conflict. */
export function useCompanyForm(start: CompanyRecord, asksFirst: AsksFirst) {
  const draft = useCompanyDraft(start)
  const [conflict, setConflict] = useState<CompanyRecord>()
  const { wrongEntries, check } = useCompanyCheck()
  const { formProps, ...submission } = useSubmission(save)

  return {
    ...draft,
    ...useCompanyPreview(draft.values),
    profile: draft.values,
    ...submission,
    formProps,
    wrongEntries,
    met: draft.conflict,
    conflict,
    change(changes: Partial<CompanyProfile>) {
      for (const name of Object.keys(changes)) submission.correct(name)
      draft.change(changes)
    },
    take(field: CompanyField) {
      submission.correct(field)
      draft.take(field)
    },
    discard() {
      setConflict(undefined)
      draft.restart(conflict ? startOf(conflict) : newestOf(draft.base, start))
    },
    takeTheirs(theirs: CompanyRecord) {
      setConflict(undefined)
      draft.restart(startOf(theirs))
    },
    submitMine(theirs: CompanyRecord) {
      flushSync(() => draft.restart(startOf(theirs), draft.values))
      formProps.ref.current?.requestSubmit()
    },
  }

  function save(_: FormValues, form: HTMLFormElement) {
    setConflict(undefined)
    const { values, base } = draft
    const input = { ...values, version: base.version ?? start.version }
    return submitForm({
      form,
      check: () => check(input),
      async send() {
        if (await asksFirst({ form, values, stored: base.values })) return
        const { company, message } = await callApi(companyCalls.save, input)
        // Also where the form was left, whose draft is not followed any more.
        draft.removeSent(values)
        draft.restart(startOf(company))
        announce(message)
        void outdate([companyCalls.find, companyCalls.findHistory])
      },
      failed: companyMessages.saveFailed,
      isConflict(error) {
        const theirs = detailsIn(companyCalls.save, error)?.company
        setConflict(theirs)
        if (theirs) draft.meet(startOf(theirs))
        return theirs !== undefined
      },
    })
  }
}

function useCompanyPreview(shown: CompanyProfile) {
  const [previewed, setPreviewed] = useState<{ profile: CompanyProfile; token: string }>()
  const preview = useWrite({
    store: (profile: CompanyProfile) => callApi(companyCalls.preview, profile),
    onStored({ token }, profile) {
      setPreviewed({ profile, token })
      if (profile !== shown) announce(companyMessages.previewOutdated)
    },
    failureOf: (error) => failureOf(error, companyMessages.previewFailed),
  })
  /** Of what the form shows now: what is changed, saved or discarded afterwards has no preview. */
  const previewToken = previewed?.profile === shown ? previewed.token : undefined
  return { preview, previewToken }
}

function useCompanyDraft(company: CompanyRecord) {
  return useFormDraft({
    screen: 'company',
    start: startOf(company),
    valuesIn: (stored) => (isProfile(stored) ? stored : undefined),
    differing: differingFields,
  })
}

function startOf({ profile, version }: CompanyRecord) {
  return { values: profile, version }
}

/** Discarding does not bring back what somebody else has replaced since. */
function newestOf(base: FormBase<CompanyProfile>, other: CompanyRecord) {
  return other.version > (base.version ?? 0) ? startOf(other) : base
}

function isProfile(value: unknown): value is CompanyProfile {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}))
  return companyFieldNames.every((field) => {
    const stored = fields.get(field)
    const usual = companyDefaults[field]
    return typeof usual === 'string' ? typeof stored === 'string' : Array.isArray(stored)
  })
}

function differingFields(one: CompanyProfile, other: CompanyProfile): CompanyField[] {
  return companyFieldNames.filter(
    (field) => companyFieldText(field, one) !== companyFieldText(field, other),
  )
}
