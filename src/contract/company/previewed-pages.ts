/** The pages on which an owner looks at a company that is not saved yet. */
export const previewedPages = [
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
] as const

export function isPreviewed(path: string) {
  return previewedPages.some(([previewed]) => previewed === path)
}
