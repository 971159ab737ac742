/** Another server that sends the very answers of ours. */
export type Yardstick = AsyncDisposable & {
  port: number
  /** Where it has the answer of that path. */
  pathOf: (path: string) => string
}
