import { useState } from 'react'
import { webhookCalls } from '#contract/integrations/webhook-calls.ts'
import { webhookMessages } from '#contract/integrations/webhook.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { FormSection } from '../forms/form-section.tsx'
import type { ShownSecret } from '../forms/shown-once.tsx'
import { OfficeForm } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { callApi } from '../session/call-api.ts'
import { outdate, outdateOnConflict } from '../session/call-query.ts'
import { WebhookFields } from './webhook-fields.tsx'
import type { WebhookValues } from './webhook-fields.tsx'

export const secretUse =
  'It is not shown again. The receiver checks the signature of each call with it (Standard Webhooks).'

/** The events that most receivers want are chosen. */
const empty: WebhookValues = { url: '', events: ['enquiry.received', 'message.received'] }

export function AddWebhook({ onAdded }: { onAdded: (secret: ShownSecret) => void }) {
  const [values, setValues] = useState(empty)
  const submission = useSubmission(add)
  return (
    <FormSection
      title="Add a webhook"
      hint="An address of yours is called within seconds when something has happened. The call names records by their ids and holds no personal data."
    >
      <OfficeForm
        submission={submission}
        submitText="Add webhook"
        busyText="Adding..."
        className="max-w-xl"
      >
        <WebhookFields values={values} fieldErrors={submission.fieldErrors} onChange={setValues} />
      </OfficeForm>
    </FormSection>
  )

  function add(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, values),
      send: async () => {
        const { message, secret } = await callApi(webhookCalls.add, values).catch((error) =>
          outdateOnConflict(error, [webhookCalls.list]),
        )
        setValues(empty)
        announce(message)
        onAdded({ title: 'Copy the secret of the webhook now', text: secret, detail: secretUse })
        await outdate([webhookCalls.list])
      },
      failed: webhookMessages.addFailed,
    })
  }
}

async function loadSchema() {
  return (await import('#contract/integrations/webhook-form.ts')).WebhookForm
}
