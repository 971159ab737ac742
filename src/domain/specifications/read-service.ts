/** Where a warranty is honoured: at the customer’s, and by when. Each includes those before it. */
const warrantyServices = ['', 'Onsite', 'Next business day'] as const
export type WarrantyService = (typeof warrantyServices)[number]

const onsite = /\bon[\s-]?site\b/i
const nextDay = /\b(?:next business day|nbd)\b/i
const ofWarranty = /^\s*(?:warranty|guarantee|service|support)/i

/** Of the field, or of a line about the warranty where the field says nothing of it. */
export function readService(warranty: string, specs: readonly string[]): WarrantyService {
  const said = serviceIn(warranty)
  if (said !== '') return said
  const line = specs.find((line) => ofWarranty.test(line) && serviceIn(line) !== '')
  return line === undefined ? '' : serviceIn(line)
}

function serviceIn(text: string): WarrantyService {
  if (nextDay.test(text)) return 'Next business day'
  return onsite.test(text) ? 'Onsite' : ''
}

export function hasService(service: WarrantyService, asked: WarrantyService) {
  return warrantyServices.indexOf(service) >= warrantyServices.indexOf(asked)
}
