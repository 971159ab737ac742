import { webhookEvents, webhookLimits } from '#contract/integrations/webhook.ts'
import type { Webhook, WebhookEvent } from '#contract/integrations/webhook.ts'
import { TextField } from '../../ui/field.tsx'

export type WebhookValues = Pick<Webhook, 'url' | 'events'>

type WebhookFieldsProps = {
  values: WebhookValues
  fieldErrors: Record<string, string | undefined>
  onChange: (values: WebhookValues) => void
}

/** What is called, and of what it is told. */
export function WebhookFields({ values, fieldErrors, onChange }: WebhookFieldsProps) {
  return (
    <>
      <TextField
        label="Address"
        name="url"
        type="url"
        hint="Begins with https:// and can be reached from the internet."
        maxLength={webhookLimits.url}
        error={fieldErrors.url}
        value={values.url}
        onChange={({ target }) => onChange({ ...values, url: target.value })}
        autoComplete="off"
        spellCheck={false}
        data-first-focus
        isRequired
      />
      <EventBoxes
        events={values.events}
        error={fieldErrors.events}
        onChange={(events) => onChange({ ...values, events })}
      />
    </>
  )
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
