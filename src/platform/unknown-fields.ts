/**
 * Fields of values whose type is unknown: parsed JSON, and errors, since anything can be thrown, and
 * Node, SQLite, PostgreSQL and nodemailer each add fields of their own to an Error.
 */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

export function textField(holder: unknown, name: string) {
  const value = fieldOf(holder, name)
  return typeof value === 'string' ? value : undefined
}

export function numberField(holder: unknown, name: string) {
  const value = fieldOf(holder, name)
  return typeof value === 'number' ? value : undefined
}

export function messageOf(error: unknown) {
  return textField(error, 'message') ?? String(error)
}

/** A host of several addresses fails with an error without a text, which holds one error for each address. */
export function firstMessageOf(error: unknown) {
  const causes = fieldOf(error, 'errors')
  const [first] = Array.isArray(causes) ? causes : []
  return textField(error, 'message') || textField(first, 'message')
}
