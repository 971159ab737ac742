import { serverMessages } from '#contract/server-messages.ts'
import { Refusal } from './refusal.ts'

/** No call takes lists within lists deeper than this, and without a limit a body of 64 KB exhausts the stack. */
const deepest = 32

/** What was sent, without U+0000 in its texts and names. */
export function withoutNull(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '')
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) throw new Refusal('invalid', serverMessages.unreadable)
  if (Array.isArray(value)) return value.map((one) => withoutNull(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name.replaceAll('\u0000', ''),
      withoutNull(one, depth + 1),
    ]),
  )
}
