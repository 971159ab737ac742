/** The page numbers worth a link: the ends and the neighbours. `null` stands for a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const near = [1, 2, page - 1, page, page + 1, pages - 1, pages]
  // They are in order as they stand: a neighbour below 3 repeats one of the first two.
  const kept = [...new Set(near)].filter((n) => n >= 1 && n <= pages)
  return kept.flatMap((n, i) => withGap(n, kept[i - 1] ?? 0))
}

/** A gap of one page is that page. */
function withGap(n: number, before: number): (number | null)[] {
  if (n - before === 1) return [n]
  return n - before === 2 ? [n - 1, n] : [null, n]
}
