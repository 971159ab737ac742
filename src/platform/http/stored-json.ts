/** The JSON of views that are sent often, each from its first use. */
const texts = new WeakMap<object, string | undefined>()

/** A view that never changes: its JSON is made once. */
export function withStoredJson<View extends object>(view: View): View {
  texts.set(Object.freeze(view), undefined)
  return view
}

/** As `JSON.stringify` has it. Faster only where most of it are views with stored JSON. */
export function jsonOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (texts.has(value)) return storedJsonOf(value)
  if (Array.isArray(value)) return arrayJson(value)
  // What is no plain object has a JSON of its own, as a Date does.
  return isPlain(value) ? objectJson(value) : JSON.stringify(value)
}

function isPlain(value: object): value is Record<string, unknown> {
  return Object.getPrototypeOf(value) === Object.prototype
}

function storedJsonOf(view: object) {
  const stored = texts.get(view)
  if (stored !== undefined) return stored
  const text = JSON.stringify(view)
  texts.set(view, text)
  return text
}

/** Put together by `+`, which copies nothing: the whole is copied once, when it is sent. */
function arrayJson(items: unknown[]) {
  let json = ''
  for (const item of items) json += `${json && ','}${jsonOf(item) ?? 'null'}`
  return `[${json}]`
}

function objectJson(fields: Record<string, unknown>) {
  let json = ''
  for (const name in fields) {
    const text = jsonOf(fields[name])
    if (text !== undefined) json += `${json && ','}${nameJson(name)}:${text}`
  }
  return `{${json}}`
}

/** Letters, digits and `_` need no escape. */
function nameJson(name: string) {
  return /^\w+$/.test(name) ? `"${name}"` : JSON.stringify(name)
}
