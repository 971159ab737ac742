/** One row: the version of the content in which products were last removed without a trace. */
export type SearchStateTable = {
  id: 1
  renewedIn: number
}
