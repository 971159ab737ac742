/** One row for each content, however many products show it. Its files are named by `key`. */
export type PicturesTable = {
  key: string
  width: number
  height: number
  /** A JSON list of its stored widths. */
  widths: string
  /** Since when there are AVIF files too. */
  avifAt: string | null
  /** Until then one process is making them. Empty where none has begun. */
  avifClaimedUntil: string
  /** When it was last uploaded: the sweep spares what is new. */
  uploadedAt: string
}
