/** What XML cannot hold, and a return, which it would change: `_x000D_`, as Excel writes it. */
const notInXml =
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapedText(text: string) {
  return text
    .replaceAll(looksEscaped, '_x005F_')
    .replaceAll(notInXml, (sign) => `_x${codeOf(sign)}_`)
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

/** Of text that XML has been taken from already. */
export function unescapedText(text: string) {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function codeOf(sign: string) {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
}
