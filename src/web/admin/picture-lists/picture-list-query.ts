import { pageIn } from '../lists/address-query.ts'

/** What the address of a list of pictures says. */
export type PictureListQuery = { q: string; page: number }

/** Fills rows of two, three, four and six. */
export const onPicturePage = 48

export function pictureQueryOf(params: URLSearchParams): PictureListQuery {
  return { q: params.get('q')?.trim() ?? '', page: pageIn(params.get('page')) }
}

/** Only what is not as it is anyway: one view has one address. */
export function pictureListAddress(path: string, { q, page }: PictureListQuery) {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params}` : path
}
