/** Readers look for the mark behind a byte order mark or an empty line too, and so do we. */
const pdfMark = /^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]{0,64}%PDF-\d/

/** How many bytes of a file are checked. */
export const pdfMarkBytes = 80

export function isPdf(beginning: Uint8Array) {
  return pdfMark.test(new TextDecoder('latin1').decode(beginning))
}
