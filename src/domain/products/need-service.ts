import type { WarrantyService } from '../specifications/read-service.ts'
import { takeFound } from './need-text.ts'
import type { NeedText } from './need-text.ts'

const onsite = String.raw`on[- ]?site(?! (?:install|train|deliver|engineer|visit|survey))`
const nextDay = String.raw`(?:${onsite} )?(?:next business day|nbd)(?: ${onsite})?`
const promise = String.raw`(?: (?:warranty|guarantee|support|service)\b)?`

const services = [
  { service: 'Next business day', whole: `${nextDay}${promise}`, alone: nextDay },
  { service: 'Onsite', whole: `${onsite}${promise}`, alone: onsite },
].map(({ service, whole, alone }) => ({
  service: service as WarrantyService,
  whole: pattern(whole),
  alone: pattern(alone),
}))

function pattern(words: string) {
  return new RegExp(String.raw`(?<![\w-])${words}(?![\w-])`)
}

const mayName = /site|nbd|business/
const time = /\d\s*-?\s*(?:years?|yrs?|months?)\b/

/** Without its words the time is beside its own word again: `3 years onsite warranty`. */
export function readNeededService(text: NeedText): { service?: WarrantyService } {
  if (!mayName.test(text.rest)) return {}
  const hasTime = time.test(text.rest)
  for (const { service, whole, alone } of services) {
    const found = (hasTime ? alone : whole).exec(text.rest)
    if (!found) continue
    const { index, 0: words } = found
    const { rest } = text
    takeFound(text, found, service === 'Onsite' ? 'Onsite warranty' : 'Next business day warranty')
    text.rest = `${rest.slice(0, index)}${hasTime ? '' : '|'}${rest.slice(index + words.length)}`
    return { service }
  }
  return {}
}
