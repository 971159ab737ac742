import { oneOf } from '../lists/address-query.ts'

/** Of the address of a list of enquiries or messages. */
export function followUpParameters(parameter: (name: string) => string) {
  return {
    assigned: parameter('assigned'),
    followUp: oneOf(['due'], parameter('followUp')),
  }
}
