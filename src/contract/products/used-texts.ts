/** What is suggested while a product is typed: of the brand, and of a label or a value in its specification. */
export const usedTextKinds = ['brand', 'label', 'value'] as const
export type UsedTextKind = (typeof usedTextKinds)[number]

export const usedTextLimits = {
  /** How many are suggested at once. */
  suggestions: 10,
  /** How many labels are added by one press. */
  usualLabels: 20,
} as const
