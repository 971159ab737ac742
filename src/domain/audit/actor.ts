export type Administrator = { kind: 'administrator'; accountId: string }

/** Who does something: somebody in the back office, somebody on the public site, or the system itself. */
export type Actor = Administrator | { kind: 'visitor' } | { kind: 'system' }

export const system: Actor = { kind: 'system' }
export const visitor: Actor = { kind: 'visitor' }

export function administrator({ accountId }: { accountId: string }): Administrator {
  return { kind: 'administrator', accountId }
}
