import type { ContactChange } from '#contract/contacts/contact.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { changeSubmissions } from '../follow-ups/change-submissions.ts'
import { findContact } from './find-contacts.ts'
import { followUpContact } from './follow-up-contact.ts'
import { setContactStatus } from './set-contact-status.ts'

export function changeContacts(app: App, by: Actor, changes: ContactChange[]) {
  return changeSubmissions(app, by, changes, {
    find: findContact,
    setStatus: setContactStatus,
    followUp: followUpContact,
  })
}
