import { readDraftTexts, removeDraft, writeDraft } from '../../ui/forms/draft-store.ts'

const key = 'leftScreen'

/** The screen that was open in this tab when another one signed out: the same person comes back to it. */
export function noteLeftScreen(email: string, path: string) {
  writeDraft(key, { email, path })
}

export function hasLeftScreen() {
  return readDraftTexts(key).path !== undefined
}

/** Nothing for another person. */
export function leftScreenOf(email: string) {
  const left = readDraftTexts(key)
  return left.email === email ? left.path : undefined
}

export function forgetLeftScreen() {
  removeDraft(key)
}
