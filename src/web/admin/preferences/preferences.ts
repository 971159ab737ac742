import { useSyncExternalStore } from 'react'
import { allTabs } from '../session/stored-session.ts'

/** What somebody chooses for this browser, with what counts until then. */
const usual = {
  shortcuts: 'on',
  /** Where signing in leads: products, or today. */
  startOnToday: 'off',
  /** Of a new enquiry or message. */
  sound: 'off',
  notices: 'off',
} satisfies Record<string, string>

type Name = keyof typeof usual

const listeners = new Set<() => void>()

export function preference(name: Name): string {
  return allTabs.get(name) ?? usual[name]
}

export function setPreference(name: Name, value: string) {
  allTabs.set(name, value)
  for (const listener of listeners) listener()
}

export function usePreference(name: Name) {
  return useSyncExternalStore(
    onPreferences,
    () => preference(name),
    () => usual[name],
  )
}

/** Also those that another tab has changed. */
function onPreferences(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
