import { randomKey } from '../../ui/random-key.ts'
import { dropTyped, findTyped, keepTyped } from './typed-text.ts'
import type { Typed } from './typed-text.ts'

/** Who writes is the same in every form of this tab: nobody types it twice. */
const sender = 'sender'
const ofSender = ['name', 'email', 'phone', 'company']

/** Not typed by anybody, or a secret. */
const notKept = new Set(['website', 'productId', 'password'])

/** What a form holds that was not sent yet, and the key that it will be sent with. */
function findDraft(name: string): Typed {
  return { ...findTyped(sender), ...findTyped(name) }
}

export function keepDraft(name: string, form: HTMLFormElement) {
  const typed = typedIn(form)
  const entries = Object.entries(typed).filter(([field]) => !notKept.has(field))
  const isOfSender = ([field]: [string, string]) => ofSender.includes(field)
  if (asksForSender(form)) keepTyped(sender, Object.fromEntries(entries.filter(isOfSender)))
  keepTyped(name, {
    ...Object.fromEntries(entries.filter((entry) => !isOfSender(entry))),
    sendingKey: sendingKeyOf(name),
  })
}

export function dropDraft(name: string, form: HTMLFormElement) {
  if (asksForSender(form)) dropTyped(sender)
  dropTyped(name)
}

/** A customer with an account is known: that form says nothing of who writes in the others. */
function asksForSender({ elements }: HTMLFormElement) {
  return 'email' in elements
}

/** Made when it is first asked for, kept over reloads, and gone with the draft. */
export function sendingKeyOf(name: string) {
  const kept = findTyped(name)
  if (kept.sendingKey) return kept.sendingKey
  const sendingKey = randomKey()
  keepTyped(name, { ...kept, sendingKey })
  return sendingKey
}

/** Into fields that nobody has touched since the page came: somebody may have begun before the scripts. */
export function fillFromDraft(name: string, form: HTMLFormElement) {
  const draft = findDraft(name)
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked ||= draft[field.name] === 'on'
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      fillField(field, draft[field.name])
    }
  }
}

function fillField(field: HTMLInputElement | HTMLTextAreaElement, kept: string | undefined) {
  if (kept !== undefined && field.value === field.defaultValue) field.value = kept
}

export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(new FormData(form)) as Typed
}
