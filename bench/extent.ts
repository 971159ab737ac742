export type Extent = {
  /** How often each server gets its turn; medians are taken over these. */
  rounds: number
  /** How long one turn lasts: short, so that a busy moment of the machine spoils few. */
  turn: number
  /** How long enquiries are sent, one after the other and at once. */
  writing: number
  starts: number
  /** How often a product is saved while visitors read, every four seconds. */
  saves: number
  /** How many products are uploaded at once, with ten pictures each. */
  uploads: number
  /** How many products the largest site has, beside those with 1,000 and 10,000; 0 leaves it out. */
  largest: number
  /** In how many products is searched. */
  searched: number[]
}

export const fullExtent: Extent = {
  rounds: 25,
  turn: 500,
  writing: 4000,
  starts: 9,
  saves: 5,
  uploads: 20,
  largest: 100_000,
  searched: [1000, 10_000, 50_000],
}

/** Less than three minutes in all. */
export const quickExtent: Extent = {
  rounds: 7,
  turn: 150,
  writing: 1000,
  starts: 3,
  saves: 2,
  uploads: 2,
  largest: 0,
  searched: [1000, 10_000],
}
