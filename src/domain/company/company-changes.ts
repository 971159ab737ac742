import { companyFieldNames, companyRowOf } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import { companyFieldText } from '#contract/company/company-field-text.ts'
import type { CompanyProfile } from '#contract/company/company.ts'
import type { TextChange } from '#contract/text-change.ts'

/** The fields that differ, in the order of the form. */
export function changedFields(before: CompanyProfile, after: CompanyProfile): CompanyField[] {
  return companyFieldNames.filter(
    (field) => companyFieldText(field, before) !== companyFieldText(field, after),
  )
}

export function pickFields(profile: CompanyProfile, fields: CompanyField[]) {
  return Object.fromEntries(fields.map((field) => [field, profile[field]]))
}

/** What a person reads of a change. */
export function changesBetween(before: CompanyProfile, after: CompanyProfile): TextChange[] {
  return changedFields(before, after).map((field) => ({
    field,
    label: companyRowOf(field).label,
    from: companyFieldText(field, before),
    to: companyFieldText(field, after),
  }))
}
