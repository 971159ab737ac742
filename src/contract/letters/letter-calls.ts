import { callsOf } from '../call.ts'
import type { letterDefinitions } from './letter-definitions.ts'

export const letterCalls = callsOf<typeof letterDefinitions>()({
  list: { method: 'GET', path: '/admin/letters', can: 'letters.view' },
  sendAgain: { method: 'POST', path: '/admin/letters/{id}/send', can: 'letters.send' },
})
