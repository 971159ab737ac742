import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

/**
 * Names what is stored in these fields, for records without a counted version: it survives a deletion, and
 * two equal states have one. 48 bits of the hash, since JSON holds whole numbers of 53.
 */
export function versionOf(fields: unknown) {
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('hex')
  return Number.parseInt(hash.slice(0, 12), 16)
}

/** Whoever names no version changes what is stored now. `details` is what somebody else has stored. */
export function refuseUnlessCurrent(
  named: number | undefined,
  current: number,
  message: string,
  details: Record<string, unknown>,
) {
  if (named === undefined || named === current) return
  throw new Refusal('conflict', message, { details })
}

type VersionMessages = { changedMeanwhile: string; versionUnknown: string }

/** The same for versions that are counted, where a later one than the stored one does not exist. */
export function refuseUnlessLatest(
  named: number | undefined,
  current: number,
  { changedMeanwhile, versionUnknown }: VersionMessages,
  details: Record<string, unknown>,
) {
  if (named !== undefined && named > current) {
    throw new Refusal('invalid', versionUnknown, { fields: { version: versionUnknown } })
  }
  refuseUnlessCurrent(named, current, changedMeanwhile, details)
}
