import { useState } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { roles } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { personCalls } from '#contract/people/person-calls.ts'
import { personLimits, personMessages, roleChoices, roleHints } from '#contract/people/person.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { SelectField } from '../../ui/select.tsx'
import { announce } from '../../ui/toasts.tsx'
import { NameField } from '../account/own-name-form.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { officeDraft } from '../forms/office-drafts.ts'
import { OfficeForm } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { oneOf } from '../lists/address-query.ts'
import { callApi } from '../session/call-api.ts'
import { outdate, outdateOnConflict } from '../session/call-query.ts'

/** What was typed is restored after a reload, with the role. */
const draft = officeDraft('invitation')

/** A link is shown where no mail is set up. */
type InviteFormProps = { onInvited: (link: ShownLink | undefined) => void }

export type ShownLink = { email: string; link: string }

export function InviteForm({ onInvited }: InviteFormProps) {
  const [invitation, setInvitation] = useState(restoredInvitation)
  const { email, name, role } = invitation
  const submission = useSubmission(invite)
  const { fieldErrors } = submission
  return (
    <FormSection
      id="invite"
      title="Invite a person"
      hint={`The link to choose a password works once, for ${personLimits.invitationHours} hours.`}
    >
      <OfficeForm
        submission={submission}
        submitText="Invite"
        busyText="Inviting..."
        className="max-w-xl"
      >
        <TextField
          label="E-mail"
          name="email"
          type="email"
          error={fieldErrors.email}
          value={email}
          onChange={({ target }) => change({ ...invitation, email: target.value })}
          autoComplete="off"
          spellCheck={false}
          isRequired
        />
        <NameField
          value={name}
          onChange={({ target }) => change({ ...invitation, name: target.value })}
          error={fieldErrors.name}
          hint={personMessages.nameHint}
          autoComplete="off"
        />
        <SelectField
          label="Role"
          hint={roleHints[role]}
          value={role}
          choices={roleChoices}
          onChoose={(chosen) => change({ ...invitation, role: oneOf(roles, chosen) || role })}
        />
      </OfficeForm>
    </FormSection>
  )

  function change(changed: Invitation) {
    setInvitation(changed)
    draft.write(changed)
  }

  function invite(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, invitation),
      send: async () => {
        const { message, person, link } = await callApi(personCalls.invite, invitation).catch(
          (error) => outdateOnConflict(error, [personCalls.list]),
        )
        draft.removeSent({ email, name })
        // The next one may have been typed before the response.
        setInvitation((typed) =>
          typed.email === email ? { ...typed, email: '', name: '' } : typed,
        )
        announce(message)
        onInvited(link === null ? undefined : { email: person.email, link })
        await outdate([personCalls.list, accountCalls.listColleagues])
      },
      failed: personMessages.inviteFailed,
    })
  }
}

type Invitation = { email: string; name: string; role: Role }

function restoredInvitation(): Invitation {
  const { email = '', name = '', role = '' } = draft.readTexts()
  return { email, name, role: oneOf(roles, role) || 'editor' }
}

async function loadSchema() {
  return (await import('#contract/people/person-form.ts')).InvitationForm
}
