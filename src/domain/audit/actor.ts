export type Administrator = { kind: 'administrator'; accountId: string }

/** Who caused a change: an administrator, a visitor of the public site, or the system itself. */
export type Actor = Administrator | { kind: 'visitor' } | { kind: 'system' }

export const system: Actor = { kind: 'system' }
export const visitor: Actor = { kind: 'visitor' }

export function administrator({ accountId }: { accountId: string }): Administrator {
  return { kind: 'administrator', accountId }
}
