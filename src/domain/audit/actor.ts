export type Administrator = { kind: 'administrator'; accountId: string }

/** Who does something: somebody in the back office, somebody on the public site, or the house itself. */
export type Actor = Administrator | { kind: 'visitor' } | { kind: 'house' }

export const house: Actor = { kind: 'house' }
export const visitor: Actor = { kind: 'visitor' }

export function administrator({ accountId }: { accountId: string }): Administrator {
  return { kind: 'administrator', accountId }
}
