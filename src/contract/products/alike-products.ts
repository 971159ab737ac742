/** One that has the brand and the model number of another. */
export type AlikeProduct = { id: string; name: string }

export const alikeLimits = { shown: 3 } as const
