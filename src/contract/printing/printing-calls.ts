import { callsOf } from '../call.ts'
import type { printingDefinitions } from './printing-definitions.ts'

export const printingCalls = callsOf<typeof printingDefinitions>()({
  print: { method: 'POST', path: '/admin/printed-catalogues', can: 'catalogues.print' },
  send: { method: 'POST', path: '/admin/printed-catalogues/send', can: 'emails.send' },
})
