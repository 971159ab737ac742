import { clearCharacters, drawnText } from '../drawn-text.ts'
import { customerLimits } from './customer.ts'

export function newCustomerPassword(randomBelow: (below: number) => number) {
  return drawnText(clearCharacters, customerLimits.generatedPassword, randomBelow)
}
