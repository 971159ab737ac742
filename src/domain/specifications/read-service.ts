/** Where a warranty is honoured: at the customer’s, and by when. Each includes those before it. */
const warrantyServices = ['', 'Onsite', 'Next business day'] as const
export type WarrantyService = (typeof warrantyServices)[number]

const mayServe = /site|next business day|nbd/i
const onsite = withoutRefusal('on[\\s-]?site')
const nextDay = withoutRefusal('(?:next business day|nbd)')
const ofWarranty = /^\s*(?:warranty|guarantee|service|support)/i

/** `no onsite` and `onsite at extra cost` promise none. A comma or a full stop ends what is said of it. */
function withoutRefusal(words: string) {
  const refused = String.raw`(?:\b(?:no|not|without)\s+(?:\w+\s+){0,2}|\bnon[\s-]*)`
  const limited = String.raw`\b(?:not|optional(?:ly)?|extra|upgrade|chargeable|additional cost)\b`
  return new RegExp(String.raw`(?<!${refused})\b${words}\b(?!(?:(?!\.\s)[^,;|])*${limited})`, 'i')
}

/** Of the field, or of a line about the warranty where the field says nothing of it. */
export function readService(warranty: string, specs: readonly string[]): WarrantyService {
  const said = serviceIn(warranty)
  if (said !== '') return said
  const line = specs.find((line) => ofWarranty.test(line) && serviceIn(line) !== '')
  return line === undefined ? '' : serviceIn(line)
}

function serviceIn(text: string): WarrantyService {
  if (!mayServe.test(text)) return ''
  if (nextDay.test(text)) return 'Next business day'
  return onsite.test(text) ? 'Onsite' : ''
}

export function hasService(service: WarrantyService, asked: WarrantyService) {
  return warrantyServices.indexOf(service) >= warrantyServices.indexOf(asked)
}
