import type { NamedPicture } from '../pictures/picture.ts'

/** The lists of images that the office puts in order: the banner of the home page, and two kinds of logos. */
export type ImageListName = 'gallery' | 'partners' | 'clients'

export const imageListLimits = {
  alt: 250,
  link: 1000,
  category: 60,
  storyTitle: 120,
  storyText: 6000,
} as const

/** The group of clients without a category. */
export const uncategorized = 'Uncategorized'

const logoMessages = {
  changed: 'Logo updated successfully!',
  changedMeanwhile: 'Someone else has changed this logo since you opened it.',
  reordered: 'The new order is saved',
  notFound: 'Logo not found',
  changeFailed: 'Failed to update logo',
  reorderFailed: 'Failed to save the new order',
} as const

export const imageListMessages = {
  gallery: {
    uploaded: (count: number) => `${count} image(s) uploaded successfully!`,
    changed: 'Image updated successfully!',
    changedMeanwhile: 'Someone else has changed this image since you opened it.',
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
  },
  partners: {
    ...logoMessages,
    uploaded: (count: number) => `${count} partner image(s) uploaded successfully!`,
    deleted: 'Partner image deleted successfully!',
    deleteAsked: 'Are you sure you want to delete this partner image?',
    none: 'No partner images found',
    loadFailed: 'Failed to load partners',
    uploadFailed: 'Failed to upload partners',
    deleteFailed: 'Failed to delete partner image',
  },
  clients: {
    ...logoMessages,
    uploaded: (count: number) => `${count} client logo(s) uploaded successfully!`,
    deleted: 'Client logo deleted successfully!',
    deleteAsked: 'Are you sure you want to delete this client logo?',
    none: 'No client logos found',
    loadFailed: 'Failed to load clients',
    uploadFailed: 'Failed to upload clients',
    deleteFailed: 'Failed to delete client logo',
    storyPublished: 'The story is on the site.',
    storyStored: 'The story is stored. It is not on the site while it has no text.',
    storyRemoved: 'The story was removed.',
    storyFailed: 'Failed to save the story',
    storyChangedMeanwhile: 'Someone else has changed this story since you opened it.',
  },
} as const

/** `size` is that of the upload, in bytes. `alt` is empty where the image is only decoration. */
export type GalleryImage = {
  id: string
  name: string
  size: number
  date: string
  url: string
  /** The address of its smallest file. */
  thumbnail: string
  alt: string
  version: number
}

/** `alt` says whose logo it is. Without a text of its own it is the file's name in words. */
export type Partner = {
  id: string
  filename: string
  logoUrl: string
  /** The address of its smallest file. */
  thumbnail: string
  alt: string
  /** By http or https. */
  link: string | null
  version: number
}

/** Without a category it is shown under "Uncategorized". */
export type Client = Partner & { category: string | null; story: ClientStory | null }

/** What was done for a client. It has a page of its own as soon as it has a text. */
export type ClientStory = {
  title: string
  /** Paragraphs, with an empty line between them. */
  text: string
  image: NamedPicture | null
  /** The address of its page. Null while there is none. */
  path: string | null
  version: number
}

/** An image of each list in responses. */
export type ImageListItems = { gallery: GalleryImage; partners: Partner; clients: Client }
