import { readFileSync } from 'node:fs'
import { textField } from '#platform/unknown-fields.ts'

/** As package.json has it. */
export function productVersion() {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return textField(JSON.parse(text), 'version') ?? ''
}
