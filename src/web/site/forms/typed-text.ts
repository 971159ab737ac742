/** The texts of a form's fields by their names. */
export type Typed = Record<string, string>

/** Where a browser forbids storage, this document remembers alone. */
const remembered = new Map<string, Typed>()

/** Private things: of this tab alone, gone when it is closed, and never sent along by the browser. */
export function keepTyped(name: string, typed: Typed) {
  remembered.set(name, typed)
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(typed))
  } catch {
    // Remembered all the same.
  }
}

export function dropTyped(name: string) {
  remembered.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // There was none.
  }
}

export function findTyped(name: string): Typed {
  return remembered.get(name) ?? storedUnder(name)
}

/** An older version of the site may have written another shape. */
function storedUnder(name: string): Typed {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    const texts = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

function keyOf(name: string) {
  return `typed:${name}`
}
