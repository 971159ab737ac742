/** A PDF of one page that a reader opens; another title is another file. */
export function priceList(title: string, bytes = 0) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    streamOf(`BT /F1 24 Tf 20 100 Td (${title}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  const whole = Buffer.from(`${text}${table}${trailer}`, 'latin1')
  return Buffer.concat([whole, Buffer.alloc(Math.max(0, bytes - whole.length), '\n')])
}

function streamOf(content: string) {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}
