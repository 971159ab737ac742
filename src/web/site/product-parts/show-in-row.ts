/** Scrolls a row that is wider than the screen to an item. The page must not scroll. */
export function showInRow(item: HTMLElement | null) {
  const row = item?.closest('ul')
  if (!item || !row) return
  const [inside, outside] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += inside.left - outside.left - (outside.width - inside.width) / 2
}
