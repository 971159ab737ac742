export type StoredRow = {
  id: string
  name: string | null
  company: string | null
  email: string | null
  phone: string | null
  gst_number: string | null
  created_at: string
  of_record: string | null
  /** 1 for an account, whose number identifies it even where it is malformed. */
  is_account: number
}

export type FoundKey = {
  kind: 'gst' | 'email' | 'phone'
  value: string
  group_value: string | null
}

/** The rules as they were when the records came: a later change of them changes no migration. */
export function recordKeysIn({ email, phone, gst_number, is_account }: StoredRow): FoundKey[] {
  const gst = (gst_number ?? '').toUpperCase().replaceAll(/[\s-]/g, '')
  const address = email?.trim().toLowerCase() ?? ''
  const number = phoneIn(phone ?? '')
  return [
    ...(isGstNumber(gst) || (is_account === 1 && gst !== '')
      ? [{ kind: 'gst' as const, value: gst, group_value: panIn(gst) }]
      : []),
    ...(address.includes('@')
      ? [{ kind: 'email' as const, value: address, group_value: ownDomainIn(address) }]
      : []),
    ...(number ? [{ kind: 'phone' as const, value: number, group_value: null }] : []),
  ]
}

function phoneIn(phone: string) {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 8 || /(\d)\1{7}/.test(digits)) return undefined
  const isInternational = /^\s*(?:\+|00)/.test(phone)
  return digits.length === 10 && !isInternational ? `+91${digits}` : `+${digits}`
}

const freeMail =
  'aol.com gmail.com gmx.com googlemail.com hotmail.com icloud.com live.com mail.com me.com msn.com outlook.com outlook.in proton.me protonmail.com rediff.com rediffmail.com sify.com yahoo.co.in yahoo.com yahoo.in yandex.com ymail.com zoho.com zohomail.in'.split(
    ' ',
  )

function ownDomainIn(address: string) {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domain === '' || freeMail.includes(domain) ? null : domain
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const patterns = [
  /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/,
  /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/,
  /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/,
  /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/,
  /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
]

function isGstNumber(number: string) {
  const state = Number(number.slice(0, 2))
  const isState = (state >= 1 && state <= 38) || state === 97 || state === 99
  return isState && patterns.some((pattern) => pattern.test(number)) && hasRightCheck(number)
}

function hasRightCheck(number: string) {
  let sum = 0
  for (let at = 0; at < 14; at++) {
    const product = alphabet.indexOf(number.charAt(at)) * (at % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return number.charAt(14) === alphabet.charAt((36 - (sum % 36)) % 36)
}

const withPan = /^\d{2}([A-Z]{5}\d{4}[A-Z])[1-9A-Z][Z1-9ABCD-J][0-9A-Z]$/

function panIn(number: string) {
  return withPan.exec(number)?.[1] ?? null
}
