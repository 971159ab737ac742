import { useEffect, useState } from 'react'
import { companyFieldNames } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import { companyFieldText } from '#contract/company/company-field-text.ts'
import type { CompanyProfile, CompanyRecord } from '#contract/company/company.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { officeDraft } from '../forms/office-drafts.ts'

type Base = Pick<CompanyRecord, 'profile' | 'version'>

type DraftState = {
  profile: CompanyProfile
  /** What the form started from. */
  base: Base
  isRestored: boolean
}

export function differingFields(one: CompanyProfile, other: CompanyProfile): CompanyField[] {
  return companyFieldNames.filter(
    (field) => companyFieldText(field, one) !== companyFieldText(field, other),
  )
}

/** What is typed is stored in the tab until it is saved or discarded. */
export function useCompanyDraft(start: Base) {
  const [state, setState] = useState(() => restoredState(start))
  const { profile, base } = state
  const isDirty = differingFields(profile, base.profile).length > 0
  useEffect(() => {
    const draft = draftOfCompany()
    if (isDirty) draft.write({ profile, base })
    else draft.remove()
  }, [profile, base, isDirty])

  return {
    ...state,
    isDirty,
    change: (changes: Partial<CompanyProfile>) =>
      setState((state) => ({ ...state, profile: { ...state.profile, ...changes } })),
    /** Starts again, with this profile where it is given. */
    restart: ({ profile, version }: Base, typed = profile) =>
      setState({ profile: typed, base: { profile, version }, isRestored: false }),
    remove: () => draftOfCompany().remove(),
  }
}

function draftOfCompany() {
  return officeDraft('company')
}

function restoredState({ profile, version }: Base): DraftState {
  const draft: Partial<Record<string, unknown>> = draftOfCompany().read() ?? {}
  const base: Partial<Record<string, unknown>> = draft['base'] ?? {}
  const typed = draft['profile']
  const from = base['profile']
  const fresh = { profile, base: { profile, version }, isRestored: false }
  if (!isProfile(typed) || !isProfile(from) || typeof base['version'] !== 'number') return fresh
  return {
    profile: typed,
    base: { profile: from, version: base['version'] },
    isRestored: differingFields(typed, profile).length > 0,
  }
}

/** An earlier version of the office may have stored another shape. */
function isProfile(value: unknown): value is CompanyProfile {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}))
  return companyFieldNames.every((field) => {
    const stored = fields.get(field)
    const usual = companyDefaults[field]
    return typeof usual === 'string' ? typeof stored === 'string' : Array.isArray(stored)
  })
}
