import { readDraft, readDraftTexts, removeDraft, writeDraft } from '../../ui/forms/draft-store.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { storedEmail } from '../session/stored-session.ts'

const prefix = 'draft:'

/** After a logout in another tab, until somebody signs in. */
const setAside = 'aside:'

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

/** After a logout nothing that was typed is left in its tab. */
export function removeAllDrafts() {
  removeDrafts(() => true)
}

/** Another tab has signed out, which asks about its own work alone: the same person may go on with that of this tab. */
export function setDraftsAside() {
  moveDrafts(prefix, setAside)
}

/** Once somebody is signed in: drafts of other people are removed from this tab. */
export function restoreOwnDrafts() {
  moveDrafts(setAside, prefix)
  removeDraftsOfOthers()
}

function removeDraftsOfOthers() {
  const own = prefixOf(storedEmail())
  removeDrafts((key) => !key.startsWith(own))
}

/** Nobody has signed in for a while. */
export function removeDraftsSetAside() {
  for (const key of storedKeys()) if (key.startsWith(setAside)) removeDraft(key)
}

/** Drafts that only the memory of the page holds go with the page, which is replaced in both cases. */
function removeDrafts(isRemoved: (key: string) => boolean) {
  for (const key of storedKeys()) {
    if (key.startsWith(prefix) && isRemoved(key)) removeDraft(key)
  }
}

function moveDrafts(from: string, to: string) {
  for (const key of storedKeys()) {
    if (!key.startsWith(from)) continue
    writeDraft(`${to}${key.slice(from.length)}`, Object(readDraft(key)))
    removeDraft(key)
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
