import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../ui/banner.tsx'
import { readDraftTexts, removeDraft, writeDraft } from '../../ui/forms/draft-store.ts'
import { fillForm } from '../../ui/forms/fill-form.ts'
import { formValuesOf } from '../../ui/forms/form-values.ts'
import { noReplyText } from '../../ui/forms/no-reply-text.ts'
import type { AccountOutcome } from './account-address.ts'

/**
 * A form of the account, which loads the next page. What was typed stays in the tab until it is accepted:
 * the session may have ended, or the connection. A form without a draft asks for a secret, or for nothing.
 */
export function useAccountForm(draft: string | undefined, isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    if (!draft || !form.current) return
    if (isRefused) storeDraft(draft, form.current)
    else fillForm(form.current, readDraftTexts(draft))
  }, [draft, isRefused])
  return { formProps: { ref: form, onInput, onSubmit }, failure }

  function onInput({ currentTarget }: React.FormEvent<HTMLFormElement>) {
    if (draft) storeDraft(draft, currentTarget)
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending.current) void send(event.currentTarget)
  }

  /** Without a connection the browser would show a page of its own in place of the form. */
  async function send(form: HTMLFormElement) {
    isSending.current = true
    try {
      if (draft) storeDraft(draft, form)
      await fetch('/healthz', { cache: 'no-store' })
      if (draft) markSent(draft)
      form.submit()
    } catch {
      setFailure({ title: noReplyText() })
    } finally {
      isSending.current = false
    }
  }
}

/** The keys of all drafts of accounts in this tab, and which of them was sent last. */
const draftsKey = 'typed:account'

/** Of one account: somebody else who signs in afterwards does not see it. */
export function draftKeyOf(owner: string, action: string) {
  return `${draftsKey}:${owner}:${action}`
}

function storeDraft(key: string, form: HTMLFormElement) {
  writeDraft(draftsKey, { ...readDraftTexts(draftsKey), [key]: key })
  writeDraft(key, formValuesOf(new FormData(form)))
}

function markSent(key: string) {
  writeDraft(draftsKey, { ...readDraftTexts(draftsKey), sent: key })
}

/** Once a page says so, what was sent is accepted; who signs out leaves nothing. */
export function useDoneDrafts(outcome: AccountOutcome | undefined) {
  useEffect(() => {
    if (outcome === 'saved' || outcome === 'sent' || outcome === 'removed') deleteSentDraft()
    if (outcome === 'signed-out' || outcome === 'signed-out-everywhere') deleteAllDrafts()
  }, [outcome])
}

function deleteSentDraft() {
  const { sent, ...drafts } = readDraftTexts(draftsKey)
  if (!sent) return
  removeDraft(sent)
  writeDraft(draftsKey, drafts)
}

function deleteAllDrafts() {
  for (const key of Object.values(readDraftTexts(draftsKey))) removeDraft(key)
  removeDraft(draftsKey)
}
