export type DrillExtent = {
  /** How often the server is killed. */
  kills: { sqlite: number; postgres: number }
  /** How much longer than usual the first successful requests may take, in milliseconds. */
  longestRecovery: number
  /** How long an outage lasts, in milliseconds. */
  databaseOutage: number
  diskOutage: number
  storeOutage: number
  mailOutage: number
  /** How many enquiries are sent while no e-mail can be delivered. */
  enquiriesWithoutMail: number
  /** How many uploads of ten pictures are under way when the server gets SIGTERM. */
  uploads: number
}

export const fullExtent: DrillExtent = {
  kills: { sqlite: 100, postgres: 10 },
  longestRecovery: 2000,
  databaseOutage: 60_000,
  diskOutage: 10_000,
  storeOutage: 20_000,
  mailOutage: 30_000,
  enquiriesWithoutMail: 50,
  uploads: 20,
}

/** For the tests, and for a first look: three minutes in all, of which the tests run half. */
export const shortExtent: DrillExtent = {
  kills: { sqlite: 5, postgres: 2 },
  // Other tests use the machine at the same time.
  longestRecovery: 5000,
  databaseOutage: 1500,
  diskOutage: 2000,
  storeOutage: 2000,
  mailOutage: 1000,
  enquiriesWithoutMail: 5,
  uploads: 6,
}
