import { useSyncExternalStore } from 'react'
import type { AskedProduct } from '../enquiry/asked-product.ts'

/** What a visitor has ticked, on all pages and in all tabs of this browser. The server does not get it. */
const key = 'compared'

/** Other tabs send it by themselves, this one by a script. */
const changed = 'storage'

/** A line for each product: its id and its name. None in the served page, until its scripts run. */
export function useComparedLines() {
  return useSyncExternalStore(listen, readLines, () => '')
}

/** Adds a product or removes it. */
export function toggleCompared({ id, name }: AskedProduct) {
  const lines = readLines().split('\n').filter(Boolean)
  const others = lines.filter((line) => !line.startsWith(id))
  storeLines((others.length < lines.length ? others : [...lines, `${id} ${name}`]).join('\n'))
}

export function storeLines(lines: string) {
  try {
    localStorage.setItem(key, lines)
  } catch {
    // A browser that stores nothing compares nothing: the ticks stay empty.
  }
  dispatchEvent(new Event(changed))
}

function readLines() {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function listen(tell: () => void) {
  addEventListener(changed, tell)
  return () => removeEventListener(changed, tell)
}
