import { useQuery } from '@tanstack/react-query'
import { countOf, countText } from '#contract/count-text.ts'
import { webhookCalls } from '#contract/integrations/webhook-calls.ts'
import { webhookMessages } from '#contract/integrations/webhook.ts'
import type { Webhook, WebhookDelivery } from '#contract/integrations/webhook.ts'
import { listLimits } from '#contract/list-limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { timeText } from '../../ui/format.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { Badge } from '../lists/badges.tsx'
import { RowButton } from '../lists/list-table.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type WebhookLogProps = { webhook: Webhook; isEditable: boolean; onClose: () => void }

const whileOpen = 5000

/** The last calls of a webhook, which may be sent again. */
export function WebhookLog({ webhook, isEditable, onClose }: WebhookLogProps) {
  const input = { id: webhook.id, page: 1, limit: listLimits.limit }
  const { data, error, refetch } = useQuery({
    ...callQuery(webhookCalls.listDeliveries, input),
    refetchInterval: whileOpen,
  })
  const sending = useWrite({
    store: ({ id }: WebhookDelivery) =>
      callApi(webhookCalls.sendAgain, { id: webhook.id, deliveryId: id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, webhookMessages.sendFailed),
    announces: ({ message }) => message,
    outdates: [webhookCalls.listDeliveries, webhookCalls.list],
  })
  return (
    <OfficeDialog title={`Calls of ${webhook.url}`} width="wide" onClose={onClose}>
      {sending.failure && <Banner {...sending.failure} className="mb-4" />}
      <ReadState
        {...{ data, error, refetch }}
        failed={webhookMessages.logFailed}
        skeleton={<Skeleton className="h-24 w-full" />}
      />
      {data?.total === 0 && <p className="text-sm text-ink-soft">Nothing was sent yet.</p>}
      {data && data.total > data.deliveries.length && (
        <p className="pb-2 text-sm text-ink-soft">
          The last {countText(data.deliveries.length)} of {countText(data.total)} calls.
        </p>
      )}
      <ul>
        {data?.deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2"
          >
            <Facts {...delivery} />
            {isEditable && (
              <RowButton
                text="Send again"
                label={`Send again: ${delivery.type}, ${timeText(delivery.createdAt)}`}
                onPress={() => void sending.run(delivery)}
                isBusy={sending.isBusy(delivery.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </OfficeDialog>
  )
}

function Facts({ type, ids, createdAt, attempts, error, ...delivery }: WebhookDelivery) {
  const { deliveredAt, givenUpAt, nextTryAt } = delivery
  return (
    <div className="min-w-0 grow basis-72 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{type}</span>
        {ids.length > 0 && <span className="text-ink-soft">{countOf(ids.length, 'record')}</span>}
        {deliveredAt && <Badge tone="leaf">Delivered</Badge>}
        {givenUpAt && <Badge tone="danger">Given up</Badge>}
        {nextTryAt && attempts > 0 && <Badge tone="blue">Waits</Badge>}
      </p>
      <p className="text-ink-soft">
        {timeText(createdAt)}
        {attempts > 1 && ` · ${attempts} attempts`}
        {nextTryAt && attempts > 0 && ` · next at ${timeText(nextTryAt)}`}
      </p>
      {error && <p className="wrap-anywhere">{error}</p>}
    </div>
  )
}
