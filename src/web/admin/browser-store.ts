/** Storage that never throws: where a browser forbids or has filled it, this document remembers alone. */
type BrowserStore = {
  get: (key: string) => string | null
  set: (key: string, text: string) => void
  remove: (key: string) => void
  keys: () => string[]
}

/** Shared by all tabs, and kept when they close. */
export const allTabs = storeOf(() => localStorage)

/** Of this tab alone; a reload keeps it. */
export const thisTab = storeOf(() => sessionStorage)

function storeOf(open: () => Storage): BrowserStore {
  const remembered = new Map<string, string>()
  return {
    get: (key) =>
      remembered.get(key) ??
      orElse(
        () => open().getItem(key),
        () => null,
      ),
    set: (key, text) =>
      orElse(
        () => {
          open().setItem(key, text)
          remembered.delete(key)
        },
        () => void remembered.set(key, text),
      ),
    remove: (key) => {
      remembered.delete(key)
      orElse(
        () => open().removeItem(key),
        () => undefined,
      )
    },
    keys: () => [
      ...remembered.keys(),
      ...orElse(
        () => Object.keys(open()),
        () => [],
      ),
    ],
  }
}

function orElse<Value>(attempt: () => Value, otherwise: () => Value) {
  try {
    return attempt()
  } catch {
    return otherwise()
  }
}
