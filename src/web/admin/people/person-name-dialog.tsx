import { useState } from 'react'
import { personCalls } from '#contract/people/person-calls.ts'
import { personMessages } from '#contract/people/person.ts'
import type { Person } from '#contract/people/person.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { NameField, readsOfNames } from '../account/own-name-form.tsx'
import { FormDialog } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'

type PersonNameDialogProps = { person: Person; onClose: () => void }

export function PersonNameDialog({ person, onClose }: PersonNameDialogProps) {
  const { id, email, name: before } = person
  const [name, setName] = useState(before ?? '')
  const submission = useSubmission(save)
  const close = useOwnClose(onClose)
  return (
    <FormDialog
      {...{ submission, onClose }}
      title={`Name of ${email}`}
      submitText="Save name"
      busyText="Saving..."
      onCancel={onClose}
    >
      <NameField
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={submission.fieldErrors.name}
        hint={personMessages.nameHint}
        autoComplete="off"
      />
    </FormDialog>
  )

  function save(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, { name }),
      async send() {
        const changing = callApi(personCalls.change, { id, name })
        const { person } = await changing.finally(() => void outdate(readsOfNames))
        if (person.name !== before) announceName(person, before)
        close()
      },
      failed: personMessages.changeFailed,
    })
  }
}

function announceName({ id, email, name }: Person, before: string | null) {
  announceRestorable({
    message: personMessages.nameChanged(email, name),
    async restore() {
      await callApi(personCalls.change, { id, name: before })
      return { message: personMessages.nameChanged(email, before) }
    },
    failed: personMessages.changeFailed,
    reads: readsOfNames,
  })
}

async function loadSchema() {
  return (await import('#contract/people/person-form.ts')).PersonChange
}
