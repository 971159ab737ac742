/** Licences under which the product may be passed on and run by a company, as SPDX names them. */
const acceptedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Data about browsers that the builder reads; it does not get into what is built.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // libvips, a library of its own beside sharp, which can be exchanged.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Lightning CSS, used unchanged.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]

/** With AND every licence applies, with OR one may be chosen. Anything else is a case for a person. */
export function isAccepted(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAccepted)
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAccepted)
  return acceptedLicences.includes(bare)
}
