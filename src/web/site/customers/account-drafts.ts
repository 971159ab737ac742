import { readDraftTexts, removeDraft, writeDraft } from '../../ui/forms/draft-store.ts'
import { fillForm } from '../../ui/forms/fill-form.ts'
import { formValuesOf } from '../../ui/forms/form-values.ts'
import { noReplyText } from '../../ui/forms/no-reply-text.ts'

type DraftedForm = {
  form: HTMLFormElement
  draft: string
  isRefused: boolean
  signal: AbortSignal
  /** Busy from the press until the next page is there, or until the text of a failure. */
  onState: (state: SendingState) => void
}

export type SendingState = { isBusy?: boolean; failure?: { title: string } }

/**
 * A form of the account loads the next page. What was typed is stored in the tab until it is accepted: the
 * session may have ended, or the connection, for which the browser would show a page of its own.
 */
export function addDraft({ form, draft, isRefused, signal, onState }: DraftedForm) {
  let isSending = false
  if (isRefused) storeRefused(draft, form)
  else fillForm(form, readDraftTexts(draft))
  // A form of stored facts is stored only when it is sent: a draft left behind would hide the facts.
  if (form.querySelector('textarea'))
    form.addEventListener('input', () => storeDraft(draft, form), { signal })
  form.addEventListener('submit', onSubmit, { signal })
  // Back shows the page as it was left.
  addEventListener('pagehide', release, { signal })

  function onSubmit(event: Event) {
    event.preventDefault()
    if (!isSending) void send()
  }

  async function send() {
    isSending = true
    onState({ isBusy: true })
    try {
      storeDraft(draft, form)
      await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(8000) })
      markSent(draft)
      form.submit()
      // No event says that somebody has stopped the browser while it waited for the next page.
      setTimeout(release, longestLoading)
    } catch {
      isSending = false
      onState({ failure: { title: noReplyText() } })
    }
  }

  function release() {
    isSending = false
    onState({})
  }
}

const longestLoading = 30_000

/** The keys of all drafts of accounts in this tab, and which of them was sent last. */
const draftsKey = 'typed:account'

function storeDraft(key: string, form: HTMLFormElement) {
  writeDraft(draftsKey, { ...readDraftTexts(draftsKey), [key]: key })
  writeDraft(key, formValuesOf(new FormData(form)))
}

/** It waits for the next press: no other page says that it was accepted. */
function storeRefused(key: string, form: HTMLFormElement) {
  const { sent: _, ...drafts } = readDraftTexts(draftsKey)
  writeDraft(draftsKey, drafts)
  storeDraft(key, form)
}

function markSent(key: string) {
  writeDraft(draftsKey, { ...readDraftTexts(draftsKey), sent: key })
}

/** Once a page says that it was accepted. */
export function deleteSentDraft() {
  const { sent, ...drafts } = readDraftTexts(draftsKey)
  if (!sent) return
  removeDraft(sent)
  writeDraft(draftsKey, drafts)
}

/** Who signs out leaves nothing in this tab. */
export function deleteAllDrafts() {
  for (const key of Object.values(readDraftTexts(draftsKey))) removeDraft(key)
  removeDraft(draftsKey)
}
