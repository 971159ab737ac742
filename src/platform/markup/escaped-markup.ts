const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and XML, between tags and in either kind of quotes. */
export function escapedMarkup(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
