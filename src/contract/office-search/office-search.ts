export const foundKinds = ['product', 'enquiry', 'message', 'customer'] as const
export type FoundKind = (typeof foundKinds)[number]

export const officeSearchLimits = {
  /** How many of each kind are found. */
  ofKind: 5,
} as const

/** Something of the office that a search has found. */
export type FoundItem = {
  kind: FoundKind
  id: string
  title: string
  /** What tells it from others with the same title. */
  detail: string
}
