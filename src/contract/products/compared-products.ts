/** More do not fit side by side. */
export const mostCompared = 4

export const comparedMessages = {
  title: 'Compare products',
  none: 'Nothing to compare yet',
  noneHint: 'Tick Compare on two to four products, on their cards or on their pages.',
  one: 'Tick Compare on one more product to see it beside this one.',
  gone: (count: number) =>
    count === 1
      ? 'One of these products is no longer in our catalogue.'
      : `${count} of these products are no longer in our catalogue.`,
  tooMany: `Up to ${mostCompared} products can be compared: these are the first ones.`,
  full: `Up to ${mostCompared} products can be compared. Remove one.`,
  allTheSame: 'These products have the same specifications.',
} as const

/** The address of a comparison, which can be shared. */
export function compareAddress(ids: readonly string[], { isShort = false } = {}) {
  if (ids.length === 0) return '/compare'
  return `/compare?ids=${ids.join()}${isShort ? '&only=differences' : ''}`
}
