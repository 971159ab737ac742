import type { CallDefinitions } from '../call-definition.ts'
import { MessageAnswer } from '../general-schemas.ts'
import { LinkedPasswordForm, PasswordChangeForm, PasswordLinkRequest } from './own-password-form.ts'

export const ownPasswordDefinitions = {
  change: {
    summary: 'Change the password of a customer account; all its sessions end',
    body: PasswordChangeForm,
    answer: MessageAnswer,
    refusals: [401, 429],
  },
  requestLink: {
    summary: 'Send a link to set a password to the e-mail of a customer account',
    body: PasswordLinkRequest,
    answer: MessageAnswer,
    refusals: [409, 429],
  },
  set: {
    summary: 'Set a password with the token of such a link; all sessions of the account end',
    body: LinkedPasswordForm,
    answer: MessageAnswer,
  },
} satisfies CallDefinitions
