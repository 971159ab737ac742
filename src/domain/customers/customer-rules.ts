import { gstNumberOf } from '#contract/customers/gst-number.ts'

/** One way to write it: e-mails have an @, GST numbers have none. */
export function userIdOf(typed: string) {
  return typed.includes('@') ? typed.trim().toLowerCase() : gstNumberOf(typed)
}

/** Apart from the administrators' attempts: the same e-mail may be both. */
export function attemptNameOf(userId: string) {
  return `customer:${userId}`
}
