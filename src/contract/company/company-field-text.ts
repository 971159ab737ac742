import { companyRowOf } from './company-fields.ts'
import type { CompanyField } from './company-fields.ts'
import type { CompanyPicture, CompanyProfile } from './company.ts'

/** The value of a field as a text: an entry of a list is a line. */
export function companyFieldText(field: CompanyField, profile: CompanyProfile): string {
  const value = profile[field]
  if (typeof value === 'string') return value
  const row = companyRowOf(field)
  const parts = row.kind === 'list' ? Object.keys(row.parts) : []
  return value
    .map((entry) => ('key' in entry ? pictureText(entry) : entryText(entry, parts)))
    .join('\n')
}

function entryText(entry: object, parts: string[]) {
  const texts = new Map(Object.entries(entry))
  return parts
    .map((part) => String(texts.get(part) ?? ''))
    .filter(Boolean)
    .join(', ')
}

/** Two pictures may have one name. */
function pictureText({ name, key }: CompanyPicture) {
  return `${name} (${key.slice(0, 8)})`
}
