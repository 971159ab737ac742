import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#contract/count-text.ts'
import { webhookCalls } from '#contract/integrations/webhook-calls.ts'
import { webhookMessages } from '#contract/integrations/webhook.ts'
import type { Webhook } from '#contract/integrations/webhook.ts'
import { Banner } from '../../ui/banner.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ShownOnce } from '../forms/shown-once.tsx'
import type { ShownSecret } from '../forms/shown-once.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { Badge } from '../lists/detail-list.tsx'
import { ListSkeleton } from '../lists/list-screen.tsx'
import { ListTable, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { secretUse, AddWebhook } from './add-webhook.tsx'
import { WebhookLog } from './webhook-log.tsx'

export const webhooksQuery = callQuery(webhookCalls.list, {})

type Opened = { webhook: Webhook; dialog: 'log' | 'removal' | 'secret' }

/** Addresses of other programs that are called when something has happened. */
export function Webhooks({ isEditable }: { isEditable: boolean }) {
  const { data, error, refetch } = useQuery(webhooksQuery)
  const [shown, setShown] = useState<ShownSecret>()
  const [opened, setOpened] = useState<Opened>()
  const writes = useWebhookWrites(setShown)
  const close = () => setOpened(undefined)
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-5">
      <h2 id="webhooks" className="text-lg font-semibold">
        Webhooks
      </h2>
      {shown && <ShownOnce key={shown.text} {...shown} />}
      {writes.failure && <Banner {...writes.failure} />}
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
          columns={columnsOf({ isEditable, writes, onOpen: setOpened })}
        />
      )}
      {isEditable && <AddWebhook onAdded={setShown} />}
      {opened?.dialog === 'log' && (
        <WebhookLog webhook={opened.webhook} isEditable={isEditable} onClose={close} />
      )}
      {opened?.dialog === 'removal' && (
        <ConfirmDialog
          question={`Remove ${opened.webhook.url}?`}
          hint="It is no longer called, and the log of its calls is deleted."
          yes="Remove"
          onYes={() => {
            close()
            writes.remove(opened.webhook)
          }}
          onNo={close}
        />
      )}
      {opened?.dialog === 'secret' && (
        <ConfirmDialog
          question={`Give ${opened.webhook.url} a new secret?`}
          hint="The receiver refuses calls until it knows the new one."
          yes="New secret"
          onYes={() => {
            close()
            writes.renewSecret(opened.webhook)
          }}
          onNo={close}
        />
      )}
    </section>
  )
}

type WebhookWrite = { id: string; store: () => Promise<{ message: string }> }

function useWebhookWrites(onSecret: (secret: ShownSecret) => void) {
  const { run, failure, isBusy } = useWrite({
    store: ({ store }: WebhookWrite) => store(),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, webhookMessages.changeFailed),
    announces: ({ message }) => message,
    outdates: [webhookCalls.list, webhookCalls.listDeliveries],
  })
  return {
    failure,
    isBusy,
    setPaused: ({ id }: Webhook, isPaused: boolean) =>
      void run({ id, store: () => callApi(webhookCalls.change, { id, isPaused }) }),
    sendTest: ({ id }: Webhook) =>
      void run({ id, store: () => callApi(webhookCalls.sendTest, { id }) }),
    remove: ({ id }: Webhook) =>
      void run({ id, store: () => callApi(webhookCalls.remove, { id }) }),
    renewSecret: ({ id }: Webhook) =>
      void run({
        id,
        async store() {
          const renewed = await callApi(webhookCalls.renewSecret, { id })
          const { secret: text } = renewed
          onSecret({ title: 'Copy the new secret now', text, detail: secretUse })
          return renewed
        },
      }),
  }
}

type ColumnsOf = {
  isEditable: boolean
  writes: ReturnType<typeof useWebhookWrites>
  onOpen: (opened: Opened) => void
}

function columnsOf({ isEditable, writes, onOpen }: ColumnsOf): Column<Webhook>[] {
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
      cell: (webhook) => <State {...webhook} />,
    },
    {
      head: 'Actions',
      isRight: true,
      className: 'col-span-2',
      cell: (webhook) => {
        const { id, url, isPaused } = webhook
        const isBusy = writes.isBusy(id)
        return (
          <RowActions>
            <RowButton
              text="Calls"
              label={`Calls of ${url}`}
              onPress={() => onOpen({ webhook, dialog: 'log' })}
            />
            {isEditable && (
              <>
                <RowButton
                  text="Send a test"
                  label={`Send a test to ${url}`}
                  onPress={() => writes.sendTest(webhook)}
                  isBusy={isBusy}
                />
                <RowButton
                  text={isPaused ? 'Resume' : 'Pause'}
                  label={`${isPaused ? 'Resume' : 'Pause'} ${url}`}
                  onPress={() => writes.setPaused(webhook, !isPaused)}
                  isBusy={isBusy}
                />
                <RowButton
                  text="New secret"
                  label={`New secret for ${url}`}
                  onPress={() => onOpen({ webhook, dialog: 'secret' })}
                  isBusy={isBusy}
                />
                <RowButton
                  text="Remove"
                  label={`Remove ${url}`}
                  onPress={() => onOpen({ webhook, dialog: 'removal' })}
                  isBusy={isBusy}
                  isDeletion
                />
              </>
            )}
          </RowActions>
        )
      },
    },
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
