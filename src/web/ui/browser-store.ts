/** Of this tab alone; a reload does not empty it. */
export const thisTab = browserStore(() => sessionStorage)

/** Storage that never throws: what the browser refuses to store stays in the memory of the page. */
export function browserStore(open: () => Storage) {
  const memory = new Map<string, string>()
  return {
    get: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key: string, text: string) {
      memory.set(key, text)
      attempt((storage) => {
        storage.setItem(key, text)
        memory.delete(key)
      })
    },
    remove(key: string) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }

  function attempt<Value>(access: (storage: Storage) => Value) {
    try {
      return access(open())
    } catch {
      return undefined
    }
  }
}
