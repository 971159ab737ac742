import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

const sorts = ['newest', 'name', 'price', '-price']

/** Full pages of 24 that a catalogue of 1,000 has, all different: in every category and order. */
export function listAddresses(path: string, more: Record<string, string> = {}) {
  const shelves = [
    ...pages(41).map((page) => ({ category: 'All', page })),
    ...specifiedCategories.flatMap((category) => pages(4).map((page) => ({ category, page }))),
  ]
  return sorts.flatMap((sort) =>
    shelves.map(
      (shelf) => `${path}?${new URLSearchParams({ ...more, ...shelf, sort }).toString()}`,
    ),
  )
}

function pages(count: number) {
  return Array.from({ length: count }, (_, at) => String(at + 1))
}
