/** The version of the public content that this process knows of. */
export type ContentVersion = {
  readonly current: number
  learn(version: number): void
}

/** Versions only rise: an old answer of the database that comes late changes nothing. */
export function contentVersion(): ContentVersion {
  let current = 0
  return {
    get current() {
      return current
    },
    learn(version) {
      current = Math.max(current, version)
    },
  }
}
