import { companyFieldText } from '#contract/company/company-field-text.ts'
import { companyFieldNames } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import type { CompanyProfile, CompanyRecord } from '#contract/company/company.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { useFormDraft } from '../forms/use-form-draft.ts'

export function differingFields(one: CompanyProfile, other: CompanyProfile): CompanyField[] {
  return companyFieldNames.filter(
    (field) => companyFieldText(field, one) !== companyFieldText(field, other),
  )
}

export function useCompanyDraft(company: CompanyRecord) {
  return useFormDraft({
    screen: 'company',
    start: startOf(company),
    valuesIn: (stored) => (isProfile(stored) ? stored : undefined),
    isSame: (one, other) => differingFields(one, other).length === 0,
  })
}

export function startOf({ profile, version }: CompanyRecord) {
  return { values: profile, version }
}

function isProfile(value: unknown): value is CompanyProfile {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}))
  return companyFieldNames.every((field) => {
    const stored = fields.get(field)
    const usual = companyDefaults[field]
    return typeof usual === 'string' ? typeof stored === 'string' : Array.isArray(stored)
  })
}
