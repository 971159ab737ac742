/** Another server that sends the same responses as ours. */
export type Yardstick = AsyncDisposable & {
  port: number
  /** The address at which it serves that path. */
  pathOf: (path: string) => string
}
