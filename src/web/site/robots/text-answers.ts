type Options = { type?: string; status?: number }

export function xmlAnswer(text: string) {
  return textAnswer(text, { type: 'application/xml' })
}

export function textAnswer(text: string, { type = 'text/plain', status = 200 }: Options = {}) {
  return new Response(text, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } })
}
