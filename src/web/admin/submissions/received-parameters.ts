import { dayIn } from '../lists/address-query.ts'

/** Of the address of a list of enquiries or messages. */
export function receivedParameters(parameter: (name: string) => string) {
  return {
    company: parameter('company'),
    from: dayIn(parameter('from')),
    to: dayIn(parameter('to')),
  }
}
