/** A rendered picture: its metadata, and its files by their widths. */
export type RenderedPicture = {
  key: string
  width: number
  height: number
  webp: Map<number, Buffer>
}

export type PictureError = 'unreadable' | SizeError

/** Which of the limits of `pictureUploadLimits` the header of a file exceeds. */
export type SizeError = 'too-many-pixels' | 'too-long' | 'too-large-decoded'

/** In pixels; `share` is how much of the side the picture fills. */
export type IconFacts = { size: number; share: number; isOpaque: boolean }

/** Reads and renders pictures, one at a time: however many come, the memory stays the same. */
export type Images = {
  /** Cancelled by the signal, for work without a waiting client. */
  render(path: string, signal?: AbortSignal): Promise<RenderedPicture | PictureError>
  /** The AVIF of one width, from the largest file of a picture. */
  renderAvif(picture: Buffer, width: number, signal?: AbortSignal): Promise<Buffer>
  /** A square PNG of a stored picture. */
  renderIcon(picture: Buffer, icon: IconFacts, signal?: AbortSignal): Promise<Buffer>
  /** True while a picture is being rendered, so that background work does not start. */
  isBusy(): boolean
  /** Rejects waiting work from now on; running work is finished. */
  stop(): void
}
