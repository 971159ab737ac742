import { useState } from 'react'
import { firstErrors } from '#contract/first-errors.ts'
import type { FieldTexts } from '#contract/refused-response.ts'

/** The place of an error within a list: the entry, and the part of it. */
export type WrongEntry = { at: number; part: string }

type Checked = { fieldErrors: FieldTexts; wrongEntries: Partial<Record<string, WrongEntry>> }

/** Checks what is typed, and says where in its list an error is. */
export function useCompanyCheck() {
  const [wrongEntries, setWrongEntries] = useState<Checked['wrongEntries']>({})
  return {
    wrongEntries,
    async check(input: unknown) {
      const checked = await checkCompany(input)
      setWrongEntries(checked.wrongEntries)
      return checked.fieldErrors
    },
  }
}

/** Without the schema, which could not be loaded, the server finds the errors. */
async function checkCompany(input: unknown): Promise<Checked> {
  const schema = await loadForm().catch(() => undefined)
  const parsed = schema?.safeParse(input)
  const issues = parsed?.error?.issues ?? []
  const wrongEntries: Checked['wrongEntries'] = {}
  for (const { path } of issues) {
    const [list, at, part] = path
    if (typeof at === 'number') wrongEntries[String(list)] ??= { at, part: String(part) }
  }
  return { fieldErrors: firstErrors(issues), wrongEntries }
}

async function loadForm() {
  const { SaveCompanyForm } = await import('#contract/company/company-form.ts')
  return SaveCompanyForm
}
