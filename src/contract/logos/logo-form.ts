import { queryFields } from '../list-query.ts'
import { position } from '../pictures/order-form.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { logoLimits } from './logo.ts'

const noWebAddress = 'Please enter a web address that begins with http:// or https://'

const alt = plainLine('Alternative text must be text').max(
  logoLimits.alt,
  `Alternative text can have at most ${logoLimits.alt} characters`,
)

/** Empty where it leads nowhere. */
const link = plainLine(noWebAddress)
  .overwrite(withScheme)
  .max(logoLimits.link, `A link can have at most ${logoLimits.link} characters`)
  .refine((text) => text === '' || isWebAddress(text), noWebAddress)

/** Empty where it belongs to none. */
const category = plainLine('Category must be text').max(
  logoLimits.category,
  `Category can have at most ${logoLimits.category} characters`,
)

export const LogoListQuery = z.object(queryFields)
export type LogoListQuery = z.infer<typeof LogoListQuery>

/** What is absent stays as it is. */
export const PartnerForm = z.object({
  alt: alt.optional(),
  link: link.nullish(),
  position: position.optional(),
})
export const ClientForm = PartnerForm.extend({ category: category.nullish() })
export type LogoForm = z.infer<typeof ClientForm>

/** What goes with the files of new clients: one category for all of them. */
export const NewClientsForm = z.object({ category: category.optional() })

/** People write `www.example.com` and mean a web address. */
function withScheme(text: string) {
  return /^[\w-]+(\.[\w-]+)+(\/|\?|#|$)/.test(text) ? `https://${text}` : text
}

/** Anything but a page, a script above all, would run or open on a click. */
function isWebAddress(text: string) {
  return /^https?:\/\/[^\s@/]+(\/|\?|#|$)/i.test(text) && URL.canParse(text)
}
