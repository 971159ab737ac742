import { useEffect } from 'react'
import { readDraftTexts, removeDraft, writeDraft } from '../../ui/forms/draft-store.ts'
import { formValuesOf } from '../../ui/forms/form-values.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { randomKey } from '../../ui/random-key.ts'

/** The sender is the same in every form of this tab, so that it is typed once. */
const senderKey = keyOf('sender')
const senderFields = ['name', 'email', 'phone', 'company']

/** Not typed by anybody, or a secret. */
const notStored = new Set(['website', 'productId', 'password'])

type FormRef = React.RefObject<HTMLFormElement | null>

/** Restores what was typed before, unless the page itself was served with what was typed last. */
export function useFormDraft(form: FormRef, name: string, isServed: boolean) {
  useEffect(() => {
    if (!form.current) return
    if (isServed) storeFormDraft(name, form.current)
    else fillFromDraft(name, form.current)
    idempotencyKeyOf(name)
  }, [form, name, isServed])
}

export function storeFormDraft(name: string, form: HTMLFormElement) {
  const entries = Object.entries(formValuesOf(new FormData(form)))
  const isOfSender = ([field]: [string, string]) => senderFields.includes(field)
  const stored = entries.filter(([field]) => !notStored.has(field))
  if (asksForSender(form)) writeDraft(senderKey, Object.fromEntries(stored.filter(isOfSender)))
  writeDraft(keyOf(name), {
    ...Object.fromEntries(stored.filter((entry) => !isOfSender(entry))),
    sendingKey: idempotencyKeyOf(name),
  })
}

export function deleteFormDraft(name: string, form: HTMLFormElement) {
  if (asksForSender(form)) removeDraft(senderKey)
  removeDraft(keyOf(name))
}

/** The form for customers with an account does not ask who writes. */
function asksForSender({ elements }: HTMLFormElement) {
  return 'email' in elements
}

/** Created with the draft, unchanged by a reload, and deleted with the draft. */
export function idempotencyKeyOf(name: string) {
  const draft = readDraftTexts(keyOf(name))
  if (draft.sendingKey) return draft.sendingKey
  const sendingKey = randomKey()
  writeDraft(keyOf(name), { ...draft, sendingKey })
  return sendingKey
}

/** Fields that were edited before the scripts had loaded stay as they are. */
function fillFromDraft(name: string, form: HTMLFormElement) {
  const draft = { ...readDraftTexts(senderKey), ...readDraftTexts(keyOf(name)) }
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked ||= draft[field.name] === 'on'
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      fillField(field, draft)
    }
  }
}

function fillField(field: HTMLInputElement | HTMLTextAreaElement, draft: FormValues) {
  const text = draft[field.name]
  if (text !== undefined && field.value === field.defaultValue) field.value = text
}

function keyOf(name: string) {
  return `typed:${name}`
}
