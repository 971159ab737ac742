import type { LogoKind } from '#contract/logos/logo.ts'

export type LogosTable = {
  id: string
  kind: LogoKind
  /** Orders those of one kind, upwards: new ones come first. Two logos of a kind never share one. */
  place: number
  pictureKey: string
  originalName: string
  alt: string
  link: string | null
  /** Of a client. */
  category: string | null
  /** Name, alternative text and category, folded. */
  searchText: string
  addedAt: string
}
