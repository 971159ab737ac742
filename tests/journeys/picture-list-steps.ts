import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { photo } from './office-steps.ts'
import { expect } from './shop.ts'

/** A word that no other picture of any test has in its name. */
export function aWord() {
  return `p${randomUUID().replaceAll('-', '')}`
}

/** Pictures of these names, each another one. */
export function photosOf(names: string[]) {
  return Promise.all(names.map((name, at) => photo(name, at + 1)))
}

export function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]) {
  return page.getByLabel('Browse images').setInputFiles(files)
}

export function cards(page: Page) {
  return page.getByRole('list', { name: 'Images in their order' }).getByRole('listitem')
}

/** The names of the pictures in the order of their cards. */
export async function cardNames(page: Page) {
  const labels = await cards(page)
    .getByRole('button', { name: /^Delete/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Delete ', ''))
}

/** Only what the word is in the name of. */
export async function search(page: Page, word: string, count: number) {
  await page.getByRole('searchbox').fill(word)
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(cards(page)).toHaveCount(count)
}
