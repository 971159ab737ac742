/** Title of a back-office page. None of them belongs in a search engine. */
export function officeMeta(title: string) {
  return [{ title: `${title} · Back office` }, { name: 'robots', content: 'noindex' }]
}
