import { useState } from 'react'
import { dataRequestCalls } from '#contract/privacy/data-request-calls.ts'
import { dataRequestLimits, dataRequestMessages } from '#contract/privacy/data-request.ts'
import type { DataRequest } from '#contract/privacy/data-request.ts'
import { TextAreaField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { officeDraft } from '../forms/office-drafts.ts'
import { FormDialog } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'

type RefusalDialogProps = { request: DataRequest; onClose: () => void }

/** A refusal has a reason, which the person reads. What is typed is stored in this tab until it is sent. */
export function RefusalDialog({ request: { id, email }, onClose }: RefusalDialogProps) {
  const draft = officeDraft(`data-request-refusal:${id}`)
  const [reason, setReason] = useState(() => draft.readTexts().reason ?? '')
  const submission = useSubmission(refuse)
  const close = useOwnClose(onClose)
  return (
    <FormDialog
      {...{ submission, onClose }}
      title={`Refuse the request of ${email}`}
      width="wide"
      submitText="Refuse"
      busyText="Refusing..."
      onCancel={onClose}
    >
      <TextAreaField
        label="Reason"
        name="reason"
        hint="Sent to the person. For example: a tax law requires us to store these invoices."
        rows={5}
        maxLength={dataRequestLimits.reason}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          draft.write({ reason: target.value })
        }}
        error={submission.fieldErrors.reason}
        data-first-focus
        isRequired
      />
    </FormDialog>
  )

  function refuse(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, { reason }),
      async send() {
        // A colleague may have answered it meanwhile, so a failure makes the list out of date too.
        const refusing = callApi(dataRequestCalls.refuse, { id, reason })
        const { message } = await refusing.finally(() => void outdate([dataRequestCalls.list]))
        announce(message)
        draft.removeSent({ reason })
        close()
      },
      failed: dataRequestMessages.changeFailed,
    })
  }
}

async function loadSchema() {
  return (await import('#contract/privacy/data-request-form.ts')).RefusalForm
}
