/** A file that somebody sent, as it lies in a folder of its own until the request has ended. */
export type Upload = {
  path: string
  bytes: number
  /** As the sender calls it. It names nothing here. */
  originalName: string
}
