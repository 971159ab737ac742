import type { Picture } from '../pictures/picture.ts'

/** An image of the gallery as the home page shows it. */
export type Banner = { id: string; alt: string; picture: Picture }

/** A logo as the public pages show it. */
export type ShownLogo = {
  id: string
  alt: string
  link: string | null
  picture: Picture
  /** Of a client about whom there is a story. */
  story?: ShownStory
}

/** `lead`: how it begins. */
type ShownStory = { title: string; lead: string; path: string; image: StoryImage | null }

/** What an `<img>` needs: its smallest file, and all of them. */
export type StoryImage = { src: string; srcSet: string }

/** The story of a client on its page. */
export type ClientStoryPage = {
  client: string
  category: string
  link: string | null
  logo: Picture
  title: string
  paragraphs: string[]
  picture: Picture | null
  path: string
}

export type LogoGroup = { category: string; logos: ShownLogo[] }

/** The texts of public pages without images. */
export const shownImageMessages = {
  bannersFailed: 'Failed to load images',
  noPartners: 'No partner images available',
  partnersFailed: 'Failed to load partner images. Please try again later.',
  noClients: 'No client logos available.',
  clientsFailed: 'Failed to load client logos. Please try again later.',
} as const
