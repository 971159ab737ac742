import { readDraft, readDraftTexts, removeDraft, writeDraft } from '../../ui/forms/draft-store.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { storedEmail } from '../session/stored-session.ts'

const prefix = 'draft:'

/** The draft of one screen and one person: somebody else who signs in in this tab does not see it. */
export function officeDraft(screen: string) {
  const key = () => `${prefixOf(storedEmail())}${screen}`
  return {
    read: () => readDraft(key()),
    readTexts: () => readDraftTexts(key()),
    write: (draft: object) => writeDraft(key(), draft),
    remove: () => removeDraft(key()),
    /** Texts that were typed after these were sent stay. */
    removeSent(sent: FormValues) {
      const stored = readDraftTexts(key())
      if (Object.entries(sent).every(([name, text]) => stored[name] === text)) removeDraft(key())
    },
  }
}

/** After a logout nothing that was typed is left on the device. */
export function removeAllDrafts() {
  removeDrafts(() => true)
}

/** Once somebody is signed in, drafts of other people are removed from this tab. */
export function removeDraftsOfOthers() {
  const own = prefixOf(storedEmail())
  removeDrafts((key) => !key.startsWith(own))
}

/** Drafts that only the memory of the page holds go with the page, which is replaced in both cases. */
function removeDrafts(isRemoved: (key: string) => boolean) {
  for (const key of storedKeys()) {
    if (key.startsWith(prefix) && isRemoved(key)) removeDraft(key)
  }
}

function storedKeys() {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

function prefixOf(email: string) {
  return `${prefix}${email}:`
}
