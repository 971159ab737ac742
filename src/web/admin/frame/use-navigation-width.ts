import { useSyncExternalStore } from 'react'
import { allTabs } from '../browser-store.ts'

type Width = 'collapsed' | 'expanded'

const key = 'navigationWidth'
const listeners = new Set<() => void>()

/** Where nobody has chosen: a tablet has no room for it, an office screen has. */
const roomy = '(min-width: 64rem)'

export function useNavigationWidth(): [Width, () => void] {
  const width = useSyncExternalStore(onWidth, navigationWidth, () => 'expanded' as const)
  return [width, () => chooseWidth(width === 'expanded' ? 'collapsed' : 'expanded')]
}

function navigationWidth(): Width {
  const chosen = allTabs.get(key)
  if (chosen === 'collapsed' || chosen === 'expanded') return chosen
  return matchMedia(roomy).matches ? 'expanded' : 'collapsed'
}

function chooseWidth(width: Width) {
  allTabs.set(key, width)
  for (const listener of listeners) listener()
}

function onWidth(listener: () => void) {
  const media = matchMedia(roomy)
  listeners.add(listener)
  media.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
  }
}
