/** A select that is open would lose its place. */
export function isChoosingIn(section: HTMLElement | null) {
  const focused = document.activeElement
  return focused instanceof HTMLSelectElement && Boolean(section?.contains(focused))
}
