import { gstNumberOf, isGstNumber } from '#contract/customers/gst-number.ts'
import { panOf } from '#contract/customers/gst-facts.ts'
import { folded } from '../fold-text.ts'
import type { RecordKeyKind } from './customer-records-table.ts'

export type RecordKey = { kind: RecordKeyKind; value: string }

/** As it was typed. */
export type Identifiers = {
  email?: string | null
  phone?: string | null
  gstNumber?: string | null
  /** The number of an account identifies it, whether or not it is well formed. */
  isAccount?: boolean
}

/** In the order in which they decide about the record: a company's number before a person's e-mail. */
export function recordKeysOf(typed: Identifiers): RecordKey[] {
  const { email, phone } = typed
  const values = { gst: gstKeyOf(typed), email: emailKeyOf(email), phone: phoneKeyOf(phone) }
  return (['gst', 'email', 'phone'] as const).flatMap((kind) => {
    const value = values[kind]
    return value ? [{ kind, value }] : []
  })
}

function emailKeyOf(email: string | null | undefined) {
  const value = email?.trim().toLowerCase()
  return value?.includes('@') ? value : undefined
}

/** What is no GST number, such as `none`, identifies nobody. */
function gstKeyOf({ gstNumber, isAccount = false }: Identifiers) {
  const value = gstNumberOf(gstNumber ?? '')
  return isAccount || isGstNumber(value) ? value : undefined
}

const fewestDigits = 8

/** With its country. One digit repeated is typed by people who give no number. */
function phoneKeyOf(phone: string | null | undefined) {
  const digits = phone?.replaceAll(/\D/g, '').replace(/^0+/, '') ?? ''
  if (digits.length < fewestDigits || /(\d)\1{7}/.test(digits)) return undefined
  const isInternational = /^\s*(?:\+|00)/.test(phone ?? '')
  return digits.length === 10 && !isInternational ? `+91${digits}` : `+${digits}`
}

/** Providers of mailboxes for everybody: a domain in common says nothing. */
const freeMailDomains = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.in',
  'proton.me',
  'protonmail.com',
  'rediff.com',
  'rediffmail.com',
  'sify.com',
  'yahoo.co.in',
  'yahoo.com',
  'yahoo.in',
  'yandex.com',
  'ymail.com',
  'zoho.com',
  'zohomail.in',
])

/** The PAN of a GST number, and the domain of an e-mail that is the company's own. */
export function groupValueOf({ kind, value }: RecordKey): string | null {
  if (kind === 'gst') return panOf(value) ?? null
  if (kind === 'phone') return null
  const domain = value.slice(value.lastIndexOf('@') + 1)
  return domain === '' || freeMailDomains.has(domain) ? null : domain
}

const legalForms = new Set(
  'and co company corp corporation inc incorporated india limited llp ltd opc private pvt the'.split(
    ' ',
  ),
)

/** Without the words that people leave out. */
function companyWords(company: string) {
  const words = folded(company).split(' ')
  const own = words.filter((word) => !legalForms.has(word))
  return (own.length > 0 ? own : words).join('')
}

/** Equal but for legal forms, spaces and accents, and one slip of the pen in a longer name. */
export function nearlySameAs(company: string) {
  const words = companyWords(company)
  return (other: string) => areNearlySame(words, companyWords(other))
}

function areNearlySame(one: string, other: string) {
  if (one === '' || other === '') return false
  const shorter = Math.min(one.length, other.length)
  return one === other || (shorter >= longEnough && isOneSlipApart(one, other))
}

const longEnough = 6

/** One letter more, less or other, or two that have changed places. */
function isOneSlipApart(one: string, other: string) {
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const [left, right] = [one.slice(from), other.slice(from)]
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  )
}

type Searched = { name: string | null; company: string | null }

/** Keys beyond these are found by themselves, not together with the name. */
export const mostSearchedKeys = 50

export function recordSearchText(
  { name, company }: Searched,
  values: string[],
  listed: string[] = [],
) {
  const searched = [name ?? '', company ?? '', ...values.slice(0, mostSearchedKeys), ...listed]
  return folded(searched.join(' '))
}

/** No two keys have the same name, so that keys can be compared by it. */
export function keyName({ kind, value }: RecordKey) {
  return `${kind} ${value}`
}
