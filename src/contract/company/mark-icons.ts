import { pictureAddress } from '../pictures/picture.ts'
import type { CompanyPicture } from './company.ts'

/** A picture of the mark for one purpose. `share` is how much of a side the mark fills. */
export type MarkIcon = { file: string; size: number; share: number; isOpaque: boolean }

/** Phones cut a maskable icon to a circle of four fifths, and show no transparency in the others. */
export const markIcons = {
  tab: { file: 'icon-32.png', size: 32, share: 1, isOpaque: false },
  page: { file: 'icon-96.png', size: 96, share: 1, isOpaque: false },
  apple: { file: 'icon-180.png', size: 180, share: 0.8, isOpaque: true },
  small: { file: 'icon-192.png', size: 192, share: 1, isOpaque: false },
  large: { file: 'icon-512.png', size: 512, share: 1, isOpaque: false },
  maskable: { file: 'icon-maskable-512.png', size: 512, share: 0.56, isOpaque: true },
} as const satisfies Record<string, MarkIcon>

export type MarkIconAddresses = Record<keyof typeof markIcons, string>

export function markIconAddresses({ key }: Pick<CompanyPicture, 'key'>): MarkIconAddresses {
  const { tab, page, apple, small, large, maskable } = markIcons
  return {
    tab: iconAddress(key, tab),
    page: iconAddress(key, page),
    apple: iconAddress(key, apple),
    small: iconAddress(key, small),
    large: iconAddress(key, large),
    maskable: iconAddress(key, maskable),
  }
}

/** In the folder of the picture, so that the sweep treats them alike. */
export function iconAddress(key: string, { file }: Pick<MarkIcon, 'file'>) {
  return pictureAddress(key, 1).replace(/[^/]*$/, file)
}
