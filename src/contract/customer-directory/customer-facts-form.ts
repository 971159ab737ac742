import { keysOf } from '../keys-of.ts'
import { plainLine } from '../plain-text.ts'
import type { FieldTexts } from '../refused-response.ts'
import { z } from '../schema.ts'
import { optionalLine } from '../submissions/sender-form.ts'
import { submissionLimits } from '../submissions/submission.ts'
import { SeenVersion } from '../version-schema.ts'
import { importKeySchemas } from './customer-import-form.ts'
import { importMessages } from './customer-import.ts'
import { customerRecordLimits, customerRecordMessages } from './customer-record.ts'
import type { CustomerKeys } from './customer-record.ts'

const { keys, keyLength } = customerRecordLimits

function linesOf(label: string) {
  return z
    .array(
      plainLine(`${label} must be texts`).max(
        keyLength,
        `${label} can have at most ${keyLength} characters each`,
      ),
      `${label} must be a list`,
    )
    .max(keys, `A customer can have at most ${keys} ${label}`)
    .default([])
    .transform((lines) => lines.filter((line) => line !== ''))
}

/** What the office enters of a customer. Whether each key is right, `findKeyFaults` says. */
export const CustomerFactsForm = z.object({
  name: optionalLine('Name', submissionLimits.name),
  company: optionalLine('Company', submissionLimits.company),
  emails: linesOf('E-mails'),
  phones: linesOf('Phones'),
  gstNumbers: linesOf('GST numbers'),
})
export type CustomerFactsForm = z.infer<typeof CustomerFactsForm>

export const CustomerChangeForm = CustomerFactsForm.extend({ version: SeenVersion })
export type CustomerChangeForm = z.infer<typeof CustomerChangeForm>

const schemas = {
  emails: importKeySchemas.email,
  phones: importKeySchemas.phone,
  gstNumbers: importKeySchemas.gstNumber,
} as const

export const noKeys: CustomerKeys = { emails: [], phones: [], gstNumbers: [] }

/** A key that the customer has already is taken as it is: the number of an account need not be well formed. */
export function findKeyFaults(form: CustomerKeys, known: CustomerKeys): FieldTexts {
  const fields = keysOf(schemas)
  if (fields.every((field) => form[field].length === 0)) return { emails: importMessages.noKey }
  const faults = fields.flatMap((field) => {
    const fault = faultIn(field, form[field], known[field])
    return fault ? [[field, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

/** The same as one schema, for the form of a customer who has these keys. */
export function factsFormOf(known: CustomerKeys) {
  return CustomerFactsForm.superRefine((form, { addIssue }) => {
    for (const [field, message] of Object.entries(findKeyFaults(form, known))) {
      addIssue({ code: 'custom', path: [field], message })
    }
  })
}

function faultIn(field: keyof CustomerKeys, values: string[], known: string[]) {
  for (const value of values) {
    const { error } = schemas[field].safeParse(value)
    const fault = known.includes(value) ? undefined : error?.issues[0]?.message
    if (fault) return customerRecordMessages.wrongKey(fault, value)
  }
  return undefined
}
