/** A file that somebody sent, as it lies in a folder of its own until the request has ended. */
export type Upload = {
  path: string
  bytes: number
  /** The file name of the sender, never used as a path. */
  originalName: string
}
