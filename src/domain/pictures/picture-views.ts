import type { Picture } from '#contract/pictures/picture.ts'
import type { PicturesTable } from './pictures-table.ts'
import { numbersIn } from '#platform/stored-lists.ts'

export const pictureColumns = [
  'key',
  'width',
  'height',
  'widths',
  'avifAt',
] as const satisfies (keyof PicturesTable)[]

type PictureRow = Pick<PicturesTable, (typeof pictureColumns)[number]> & { originalName: string }

export function pictureOf({ avifAt, ...row }: PictureRow): Picture {
  return {
    key: row.key,
    originalName: row.originalName,
    width: row.width,
    height: row.height,
    widths: widthsOf(row),
    hasAvif: avifAt !== null,
  }
}

export function widthsOf({ widths }: Pick<PicturesTable, 'widths'>) {
  return numbersIn(widths)
}
