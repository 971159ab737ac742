const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The kinds of numbers there are: regular, government, TDS, TCS, UN bodies, non-residents, online services. */
const patterns = [
  /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/,
  /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/,
  /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/,
  /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/,
  /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
]

/** As it is stored and compared, however it was typed. */
export function gstNumberOf(text: string) {
  return text.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '')
}

/** True where the number, as it is stored, is well formed. It may still be unregistered. */
export function isGstNumber(number: string) {
  const state = Number(number.slice(0, 2))
  const isState = (state >= 1 && state <= 38) || state === 97 || state === 99
  return isState && patterns.some((pattern) => pattern.test(number)) && hasRightCheck(number)
}

/** Luhn's sum over 36 characters. */
function hasRightCheck(number: string) {
  let sum = 0
  for (let at = 0; at < 14; at++) {
    const product = alphabet.indexOf(number.charAt(at)) * (at % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return number.charAt(14) === alphabet.charAt((36 - (sum % 36)) % 36)
}
