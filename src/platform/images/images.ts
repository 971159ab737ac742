/** What a picture is kept as: its facts, and its files by their widths. */
export type RenderedPicture = {
  key: string
  width: number
  height: number
  placeholder: string
  webp: Map<number, Buffer>
}

export type PictureError = 'unreadable' | SizeError

/** Which of the limits of `pictureUploadLimits` the header of a file exceeds. */
export type SizeError = 'too-many-pixels' | 'too-long' | 'too-large-decoded'

/** Reads and renders pictures, one at a time: however many come, the memory stays the same. */
export type Images = {
  /** Given up at the signal: for work that nobody waits for. */
  render(path: string, signal?: AbortSignal): Promise<RenderedPicture | PictureError>
  /** The AVIF of one width, from the largest file of a picture. */
  renderAvif(picture: Buffer, width: number, signal?: AbortSignal): Promise<Buffer>
  /** True while a picture is being made: what nobody waits for should not be begun. */
  isBusy(): boolean
  /** What waits for its turn is refused from now on; what has begun is finished. */
  stop(): void
}
