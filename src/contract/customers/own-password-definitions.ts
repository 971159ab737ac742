import type { CallDefinitions } from '../call-definition.ts'
import { MessageResponse } from '../general-schemas.ts'
import { LinkedPasswordForm, PasswordChangeForm, PasswordLinkRequest } from './own-password-form.ts'

export const ownPasswordDefinitions = {
  change: {
    summary: 'Change the password of a customer account; all its sessions end',
    body: PasswordChangeForm,
    response: MessageResponse,
    refusals: [401, 429],
  },
  requestLink: {
    summary: 'Send a link to set a password to the e-mail of a customer account',
    body: PasswordLinkRequest,
    response: MessageResponse,
    refusals: [409, 429],
  },
  set: {
    summary: 'Set a password with the token of such a link; all sessions of the account end',
    body: LinkedPasswordForm,
    response: MessageResponse,
  },
} satisfies CallDefinitions
