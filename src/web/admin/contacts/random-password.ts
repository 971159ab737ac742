import { newCustomerPassword } from '#contract/customers/customer-password.ts'

/** As the server generates them. */
export function randomPassword() {
  return newCustomerPassword(randomBelow)
}

/** Drawn again where a remainder would favour the first ones. */
function randomBelow(below: number): number {
  const fair = 256 - (256 % below)
  const [drawn = fair] = crypto.getRandomValues(new Uint8Array(1))
  return drawn < fair ? drawn % below : randomBelow(below)
}
