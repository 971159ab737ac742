import { useState } from 'react'
import { webhookCalls } from '#contract/integrations/webhook-calls.ts'
import { webhookEvents, webhookLimits, webhookMessages } from '#contract/integrations/webhook.ts'
import type { WebhookEvent } from '#contract/integrations/webhook.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { FormSection } from '../forms/form-section.tsx'
import type { ShownSecret } from '../forms/shown-once.tsx'
import { OfficeForm } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { callApi } from '../session/call-api.ts'
import { outdate, outdateOnConflict } from '../session/call-query.ts'

export const secretUse =
  'It is not shown again. The receiver checks the signature of each call with it (Standard Webhooks).'

const usual: WebhookEvent[] = ['enquiry.received', 'message.received']

export function AddWebhook({ onAdded }: { onAdded: (secret: ShownSecret) => void }) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>(usual)
  const submission = useSubmission(add)
  const { fieldErrors } = submission
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
        <TextField
          label="Address"
          name="url"
          type="url"
          hint="Begins with https:// and can be reached from the internet."
          maxLength={webhookLimits.url}
          error={fieldErrors.url}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          autoComplete="off"
          spellCheck={false}
          isRequired
        />
        <EventBoxes events={events} error={fieldErrors.events} onChange={setEvents} />
      </OfficeForm>
    </FormSection>
  )

  function add(_: FormValues, form: HTMLFormElement) {
    const input = { url, events }
    return submitForm({
      form,
      check: () => checkInput(loadSchema, input),
      send: async () => {
        const { message, secret } = await callApi(webhookCalls.add, input).catch((error) =>
          outdateOnConflict(error, [webhookCalls.list]),
        )
        setUrl('')
        setEvents(usual)
        announce(message)
        onAdded({ title: 'Copy the secret of the webhook now', text: secret, detail: secretUse })
        await outdate([webhookCalls.list])
      },
      failed: webhookMessages.addFailed,
    })
  }
}

type EventBoxesProps = {
  events: WebhookEvent[]
  error: string | undefined
  onChange: (events: WebhookEvent[]) => void
}

function EventBoxes({ events, error, onChange }: EventBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Events</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {webhookEvents.map((event) => (
          <label
            key={event}
            className="flex min-h-11 cursor-pointer items-center gap-3 text-sm md:min-h-9"
          >
            <input
              type="checkbox"
              name="events"
              checked={events.includes(event)}
              aria-invalid={error !== undefined}
              onChange={({ target }) =>
                onChange(
                  webhookEvents.filter((one) =>
                    one === event ? target.checked : events.includes(one),
                  ),
                )
              }
              className="size-4.5 shrink-0 accent-action"
            />
            {event}
          </label>
        ))}
      </div>
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  )
}

async function loadSchema() {
  return (await import('#contract/integrations/webhook-form.ts')).WebhookForm
}
