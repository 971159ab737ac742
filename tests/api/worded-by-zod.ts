import { z } from '#contract/schema.ts'

type Issue = Parameters<ReturnType<typeof z.locales.en>['localeError']>[0]

/** The names in the `FormatDictionary` of zod's English locale. */
const formats =
  'regex email url emoji uuid uuidv4 uuidv6 nanoid guid cuid cuid2 ulid xid ksuid datetime date time duration ipv4 ipv6 mac cidrv4 cidrv6 base64 base64url json_string e164 currency_code credit_card iban jwt template_literal'.split(
    ' ',
  )

const formatTexts = new Set(
  formats.map((format) => textOfZod({ code: 'invalid_format', format, input: '' })),
)

const beginnings =
  /^(Invalid (input|option: expected|string: must|number: must|(key|value) in|discriminator)|Too (big|small): expected|Unrecognized keys?:)/

/** True for the validator's own texts, which are for programmers and never reach people. */
export function isWordedByZod(text: string) {
  return beginnings.test(text) || formatTexts.has(text)
}

export function textOfZod(issue: object) {
  const text = z.locales.en().localeError(issue as Issue)
  return typeof text === 'string' ? text : (text?.message ?? '')
}
