export type PageRead<Row> = {
  rows: Row[]
  total: number
  page: number
  pages: number
  onPage: number
}

export const rowsOnPage = 25

type Ask<Row> = (page: number) => Promise<{ rows: Row[]; total: number }>

export function emptyPage(onPage: number): PageRead<never> {
  return { rows: [], total: 0, page: 1, pages: 1, onPage }
}

/** The last row of the last page may just have gone: then the page before is the last. */
export async function readPage<Row>(
  page: number,
  onPage: number,
  ask: Ask<Row>,
): Promise<PageRead<Row>> {
  const { rows, total } = await ask(page)
  const pages = Math.max(1, Math.ceil(total / onPage))
  if (page > pages) return readPage(pages, onPage, ask)
  return { rows, total, page, pages, onPage }
}
