/** One row: how often the public content has changed. */
export type ContentTable = {
  id: 1
  version: number
}
