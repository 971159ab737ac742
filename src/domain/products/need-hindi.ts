const purpose = /(?<!\S)((?:online |video )?[a-z]+) ke liye(?!\S)/g
/** `ka 65c` is a model. */
const particle = /(?<=[a-z] )k[aei] (?=[a-z]{3})/g
const mayBeHindi = / k[aei] /

/** Hindi in Latin letters: `office ke liye` is for the office, and `kaveri ka laptop` one of Kaveri. */
export function withoutHindi(plain: string) {
  if (!mayBeHindi.test(plain)) return plain
  const text = plain.replaceAll(purpose, ' for $1 ').replaceAll(/\s+/g, ' ').trim()
  return text.replaceAll(particle, '')
}
