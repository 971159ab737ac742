import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { optionalLine, senderFields } from '../submissions/sender-form.ts'
import { indianStates } from './indian-states.ts'
import { addressKinds, ownAccountLimits, ownAccountMessages } from './own-account.ts'

export const OwnCompanyForm = z.object({
  company: optionalLine('Company name', ownAccountLimits.company),
})
export type OwnCompanyForm = z.infer<typeof OwnCompanyForm>

export const OwnAddressForm = z.object({
  kind: z.enum(addressKinds, ownAccountMessages.kindRequired),
  street: plainLine(ownAccountMessages.streetRequired)
    .min(1, ownAccountMessages.streetRequired)
    .max(ownAccountLimits.street, `At most ${ownAccountLimits.street} characters`),
  city: plainLine(ownAccountMessages.cityRequired)
    .min(1, ownAccountMessages.cityRequired)
    .max(ownAccountLimits.city, `At most ${ownAccountLimits.city} characters`),
  /** People write it as 560 100 too. */
  postcode: plainLine(ownAccountMessages.postcodeWrong)
    .overwrite((typed) => typed.replaceAll(' ', ''))
    .regex(/^[1-9]\d{5}$/, ownAccountMessages.postcodeWrong),
  state: z.enum(indianStates, ownAccountMessages.stateRequired),
})
export type OwnAddressForm = z.infer<typeof OwnAddressForm>

export const OwnPersonForm = z.object({
  name: senderFields.name,
  email: emptyAsNull(senderFields.email),
  phone: emptyAsNull(senderFields.phone),
})
export type OwnPersonForm = z.infer<typeof OwnPersonForm>

function emptyAsNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((typed) => (typed === '' ? null : (typed ?? null)), schema.nullable())
}
