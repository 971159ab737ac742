import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#contract/count-text.ts'
import { webhookCalls } from '#contract/integrations/webhook-calls.ts'
import { webhookMessages } from '#contract/integrations/webhook.ts'
import type { Webhook } from '#contract/integrations/webhook.ts'
import { Banner } from '../../ui/banner.tsx'
import { ShownOnce } from '../forms/shown-once.tsx'
import type { ShownSecret } from '../forms/shown-once.tsx'
import { useQuestion } from '../forms/use-question.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { Badge } from '../lists/badges.tsx'
import { ListSkeleton } from '../lists/list-screen.tsx'
import { actionsColumn, ListTable, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { failureOf } from '../session/api-error.ts'
import { useRowWrites, useWrite } from '../session/use-write.ts'
import { secretUse, AddWebhook } from './add-webhook.tsx'
import { ChangeWebhook } from './change-webhook.tsx'
import { WebhookTestResult } from './webhook-test-result.tsx'
import { WebhookLog } from './webhook-log.tsx'

export const webhooksQuery = callQuery(webhookCalls.list, {})

/** Addresses of other programs that are called when something has happened. */
export function Webhooks({ isEditable }: { isEditable: boolean }) {
  const { data, error, refetch } = useQuery(webhooksQuery)
  useFocusFallback(data, '#webhooks')
  const [shown, setShown] = useState<ShownSecret>()
  const [logged, setLogged] = useState<Webhook>()
  const [edited, setEdited] = useState<Webhook>()
  const writes = useWebhookWrites(setShown)
  const testing = useTesting()
  const removal = useQuestion<Webhook>({
    textsOf: ({ url }) => ({
      question: `Remove ${url}?`,
      hint: 'It is no longer called, and the log of its calls is deleted.',
      yes: 'Remove',
    }),
    onYes: writes.remove,
  })
  const renewal = useQuestion<Webhook>({
    textsOf: ({ url }) => ({
      question: `Give ${url} a new secret?`,
      hint: 'The receiver refuses calls until it knows the new one.',
      yes: 'New secret',
    }),
    onYes: writes.renewSecret,
  })
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-5">
      <h2 id="webhooks" tabIndex={-1} className="text-lg font-semibold">
        Webhooks
      </h2>
      {shown && <ShownOnce key={shown.text} {...shown} />}
      {writes.failure && <Banner {...writes.failure} />}
      {testing.failure && <Banner {...testing.failure} />}
      <ReadState
        {...{ data, error, refetch }}
        failed={webhookMessages.listFailed}
        skeleton={<ListSkeleton text="Loading the webhooks..." />}
      />
      {data?.webhooks.length === 0 && (
        <p className="text-sm text-ink-soft">No webhooks yet: no other program is notified.</p>
      )}
      {data && data.webhooks.length > 0 && (
        <ListTable
          label="Webhooks"
          rows={data.webhooks}
          columns={columnsOf({
            isEditable,
            writes,
            testing,
            onLog: setLogged,
            onEdit: setEdited,
            onRemove: removal.ask,
            onRenewSecret: renewal.ask,
          })}
        />
      )}
      {isEditable && <AddWebhook onAdded={setShown} />}
      {logged && (
        <WebhookLog webhook={logged} isEditable={isEditable} onClose={() => setLogged(undefined)} />
      )}
      {edited && <ChangeWebhook webhook={edited} onClose={() => setEdited(undefined)} />}
      {removal.dialog}
      {renewal.dialog}
    </section>
  )
}

function useWebhookWrites(onSecret: (secret: ShownSecret) => void) {
  const { run, failure, isBusy } = useRowWrites({
    failed: webhookMessages.changeFailed,
    outdates: [webhookCalls.list, webhookCalls.listDeliveries],
  })
  return {
    failure,
    isBusy,
    setPaused: ({ id }: Webhook, isPaused: boolean) =>
      run(id, () => callApi(webhookCalls.change, { id, isPaused })),
    remove: ({ id }: Webhook) => run(id, () => callApi(webhookCalls.remove, { id })),
    renewSecret: ({ id }: Webhook) =>
      run(id, async () => {
        const renewed = await callApi(webhookCalls.renewSecret, { id })
        const { secret: text } = renewed
        onSecret({ title: 'Copy the new secret now', text, detail: secretUse })
        return renewed
      }),
  }
}

/** The row shows the result, once it is known. */
function useTesting() {
  const [sent, setSent] = useState(new Map<string, string>())
  const { run, failure, isBusy } = useWrite({
    store: ({ id }: Webhook) => callApi(webhookCalls.sendTest, { id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, webhookMessages.testFailed),
    onStored: ({ deliveryId }, { id }) => setSent((sent) => new Map(sent).set(id, deliveryId)),
    outdates: [webhookCalls.listDeliveries],
  })
  return { send: (webhook: Webhook) => void run(webhook), failure, isBusy, sent }
}

type ColumnsOf = {
  isEditable: boolean
  writes: ReturnType<typeof useWebhookWrites>
  testing: ReturnType<typeof useTesting>
  onLog: (webhook: Webhook) => void
  onEdit: (webhook: Webhook) => void
  onRemove: (webhook: Webhook) => void
  onRenewSecret: (webhook: Webhook) => void
}

function columnsOf({ isEditable, writes, testing, ...on }: ColumnsOf): Column<Webhook>[] {
  return [
    {
      head: 'Address',
      className: 'col-span-2 min-w-0 @3xl:w-[45%]',
      cell: ({ url, events }) => (
        <>
          <p className="line-clamp-2 font-semibold wrap-anywhere">{url}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">{events.join(', ')}</p>
        </>
      ),
    },
    {
      head: 'State',
      className: 'col-span-2 text-sm',
      cell: (webhook) => {
        const deliveryId = testing.sent.get(webhook.id)
        return (
          <>
            <State {...webhook} />
            {deliveryId && (
              <WebhookTestResult key={deliveryId} webhookId={webhook.id} {...{ deliveryId }} />
            )}
          </>
        )
      },
    },
    actionsColumn((webhook) => {
      const { id, url, isPaused } = webhook
      const isBusy = writes.isBusy(id)
      return (
        <RowActions>
          <RowButton text="Calls" label={`Calls of ${url}`} onPress={() => on.onLog(webhook)} />
          {isEditable && (
            <>
              <RowButton
                text="Send a test"
                label={`Send a test to ${url}`}
                onPress={() => testing.send(webhook)}
                isBusy={isBusy || testing.isBusy(id)}
              />
              <RowButton
                text={isPaused ? 'Resume' : 'Pause'}
                label={`${isPaused ? 'Resume' : 'Pause'} ${url}`}
                onPress={() => writes.setPaused(webhook, !isPaused)}
                isBusy={isBusy}
              />
              <RowButton
                text="Edit"
                label={`Edit ${url}`}
                onPress={() => on.onEdit(webhook)}
                isBusy={isBusy}
              />
              <RowButton
                text="New secret"
                label={`New secret for ${url}`}
                onPress={() => on.onRenewSecret(webhook)}
                isBusy={isBusy}
              />
              <RowButton
                text="Remove"
                label={`Remove ${url}`}
                onPress={() => on.onRemove(webhook)}
                isBusy={isBusy}
              />
            </>
          )}
        </RowActions>
      )
    }),
  ]
}

function State({ isPaused, waiting, failed }: Webhook) {
  return (
    <p className="flex flex-wrap gap-2">
      {isPaused ? <Badge tone="amber">Paused</Badge> : <span>Active</span>}
      {waiting > 0 && <span>{countOf(waiting, 'call waits', 'calls wait')}</span>}
      {failed > 0 && <span>{countOf(failed, 'call failed', 'calls failed')}</span>}
    </p>
  )
}
