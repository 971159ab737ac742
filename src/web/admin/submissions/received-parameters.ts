import { dayIn, oneOf } from '../lists/address-query.ts'

type Parameter = (name: string) => string

/** Of the address of a list of enquiries or messages: who answers them, and what is due. */
export function followUpParameters(parameter: Parameter) {
  return {
    assigned: parameter('assigned'),
    followUp: oneOf(['due'], parameter('followUp')),
  }
}

/** From whom they are, and of which days. */
export function receivedParameters(parameter: Parameter) {
  return {
    company: parameter('company'),
    from: dayIn(parameter('from')),
    to: dayIn(parameter('to')),
  }
}
