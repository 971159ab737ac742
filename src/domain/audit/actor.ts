/** Who does something: an administrator in the back office, or the house itself. */
export type Actor = { kind: 'administrator'; accountId: string } | { kind: 'house' }

export const house: Actor = { kind: 'house' }

export function administrator({ accountId }: { accountId: string }): Actor {
  return { kind: 'administrator', accountId }
}
