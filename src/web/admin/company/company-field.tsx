import { companyFields, companyRowOf } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import { companyPictureKinds } from '#contract/company/company.ts'
import type { CompanyPictureKind, CompanyProfile } from '#contract/company/company.ts'
import type { WrongEntry } from './use-company-check.ts'
import { CompanyEntries } from './company-entries.tsx'
import { CompanyPictureField } from './company-picture-field.tsx'
import { CompanyText } from './company-text.tsx'

type CompanyFieldControlProps = {
  name: CompanyField
  profile: CompanyProfile
  error: string | undefined
  /** Where in a list the error is. */
  wrong: WrongEntry | undefined
  onChange: (changes: Partial<CompanyProfile>) => void
}

/** The control of a field: a text, a list of entries, or a picture. */
export function CompanyFieldControl(props: CompanyFieldControlProps) {
  const { name, profile, error, wrong, onChange } = props
  if (isPicture(name)) {
    return (
      <CompanyPictureField
        {...{ name, error }}
        {...companyFields[name]}
        pictures={profile[name]}
        onChange={(pictures) => onChange({ [name]: pictures })}
      />
    )
  }
  const row = companyRowOf(name)
  const value = profile[name]
  if (row.kind === 'list') {
    if (typeof value === 'string') return null
    return (
      <CompanyEntries
        {...{ name, row, error, wrong }}
        entries={value}
        onChange={(entries) => onChange({ [name]: entries })}
      />
    )
  }
  if (row.kind === 'picture' || typeof value !== 'string') return null
  const onText = (text: string) => onChange({ [name]: text })
  return <CompanyText {...{ name, row, value, error, onText }} />
}

function isPicture(field: CompanyField): field is CompanyPictureKind {
  return companyPictureKinds.some((kind) => kind === field)
}
