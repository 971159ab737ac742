import { useState } from 'react'
import { webhookCalls } from '#contract/integrations/webhook-calls.ts'
import { webhookMessages } from '#contract/integrations/webhook.ts'
import type { Webhook } from '#contract/integrations/webhook.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { FormDialog } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { WebhookFields } from './webhook-fields.tsx'

type ChangeWebhookProps = { webhook: Webhook; onClose: () => void }

/** Its address and its events. The secret and the log stay. */
export function ChangeWebhook({ webhook: { id, url, events }, onClose }: ChangeWebhookProps) {
  const [values, setValues] = useState({ url, events })
  const submission = useSubmission(save)
  const close = useOwnClose(onClose)
  return (
    <FormDialog
      {...{ submission, onClose }}
      title="Edit webhook"
      submitText="Save webhook"
      busyText="Saving..."
      onCancel={onClose}
    >
      <WebhookFields values={values} fieldErrors={submission.fieldErrors} onChange={setValues} />
    </FormDialog>
  )

  function save(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, values),
      async send() {
        // A colleague may have removed it meanwhile, so a failure makes the list out of date too.
        const saving = callApi(webhookCalls.change, { id, ...values })
        const { message } = await saving.finally(() => void outdate([webhookCalls.list]))
        announce(message)
        close()
      },
      failed: webhookMessages.changeFailed,
    })
  }
}

async function loadSchema() {
  return (await import('#contract/integrations/webhook-form.ts')).WebhookForm
}
