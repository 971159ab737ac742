import type { Picture } from '../pictures/picture.ts'

export const galleryLimits = { alt: 250 } as const

export const galleryMessages = {
  uploaded: (count: number) => `${count} image(s) uploaded successfully!`,
  changed: 'Image updated successfully!',
  reordered: 'The new order is saved',
  deleted: 'Image deleted successfully!',
  deleteAsked: 'Are you sure you want to delete this image?',
  none: 'No images found',
  notFound: 'Image not found',
  loadFailed: 'Failed to load images',
  uploadFailed: 'Failed to upload images',
  changeFailed: 'Failed to update image',
  reorderFailed: 'Failed to save the new order',
  deleteFailed: 'Failed to delete image',
  unauthorized: 'Unauthorized: Please log in again',
} as const

/** An image of the gallery as the calls name it. `size` is the upload's, in bytes. */
export type GalleryImage = {
  id: string
  name: string
  size: number
  date: string
  url: string
  /** A small file of it. */
  thumbnail: string
  /** What it shows, for those who do not see it. Empty where it is only decoration. */
  alt: string
}

/** An image of the gallery as the home page shows it. */
export type Banner = { id: string; alt: string; picture: Picture }
