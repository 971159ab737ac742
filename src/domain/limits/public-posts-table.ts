/** One row for each form that was sent lately, to know who sends too many. */
export type PublicPostsTable = {
  id: string
  address: string
  at: string
}
