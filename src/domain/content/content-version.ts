/** The version of the public content that this process has read. */
export type ContentVersion = {
  readonly current: number
  raiseTo(version: number): void
}

/** Versions only rise, so a late response with an older version changes nothing. */
export function contentVersion(): ContentVersion {
  let current = 0
  return {
    get current() {
      return current
    },
    raiseTo(version) {
      current = Math.max(current, version)
    },
  }
}
