import { companyRowOf } from '#contract/company/company-fields.ts'
import type { CompanyField } from '#contract/company/company-fields.ts'
import type { CompanyProfile } from '#contract/company/company.ts'
import { CompanyEntries } from './company-entries.tsx'
import { CompanyText } from './company-text.tsx'

type CompanyFieldControlProps = {
  name: CompanyField
  profile: CompanyProfile
  error: string | undefined
  onChange: (changes: Partial<CompanyProfile>) => void
}

/** The control of a field: a text, or a list of entries. */
export function CompanyFieldControl({ name, profile, error, onChange }: CompanyFieldControlProps) {
  const row = companyRowOf(name)
  const value = profile[name]
  if (row.kind === 'list') {
    if (typeof value === 'string') return null
    return (
      <CompanyEntries
        {...{ name, row, error }}
        entries={value}
        onChange={(entries) => onChange({ [name]: entries })}
      />
    )
  }
  if (typeof value !== 'string') return null
  const onText = (text: string) => onChange({ [name]: text })
  return <CompanyText {...{ name, row, value, error, onText }} />
}
