import { customerLimits } from '#contract/customers/customer.ts'
import { gstNumberOf } from '#contract/customers/gst-number.ts'

/** One way to write it: e-mails have an @, GST numbers have none. */
export function userIdOf(typed: string) {
  return typed.includes('@') ? typed.trim().toLowerCase() : gstNumberOf(typed)
}

const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Letters and digits without look-alikes. `random` gives a number below its argument. */
export function newCustomerPassword(random: (below: number) => number) {
  const drawn = Array.from({ length: customerLimits.generatedPassword }, () =>
    characters.charAt(random(characters.length)),
  )
  return drawn.join('')
}
