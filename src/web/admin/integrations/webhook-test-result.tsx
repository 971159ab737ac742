import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { webhookCalls } from '#contract/integrations/webhook-calls.ts'
import { webhookMessages } from '#contract/integrations/webhook.ts'
import type { WebhookDelivery } from '#contract/integrations/webhook.ts'
import { listLimits } from '#contract/list-limits.ts'
import { callQuery, outdate } from '../session/call-query.ts'

type WebhookTestResultProps = {
  webhookId: string
  /** The call that the test is. */
  deliveryId: string
}

const untilKnown = 1000

/** Whether the test has arrived, as soon as the receiver has answered. */
export function WebhookTestResult({ webhookId, deliveryId }: WebhookTestResultProps) {
  const sentIn = (deliveries: WebhookDelivery[] = []) =>
    deliveries.find(({ id, attempts }) => id === deliveryId && attempts > 0)
  const input = { id: webhookId, page: 1, limit: listLimits.limit }
  const { data } = useQuery({
    ...callQuery(webhookCalls.listDeliveries, input),
    refetchInterval: ({ state }) => (isKnown(sentIn(state.data?.deliveries)) ? false : untilKnown),
  })
  const test = sentIn(data?.deliveries)
  const hasResult = isKnown(test)
  // The row says how many calls wait.
  useEffect(() => {
    if (hasResult) void outdate([webhookCalls.list])
  }, [hasResult])
  return (
    <p role="status" className={`wrap-anywhere ${test?.error ? 'text-danger' : ''}`}>
      {textOf(test)}
    </p>
  )
}

/** A call that is under way has an attempt, and no result yet. */
function isKnown(test: WebhookDelivery | undefined) {
  return Boolean(test?.deliveredAt ?? test?.error)
}

function textOf(test: WebhookDelivery | undefined) {
  if (test?.deliveredAt) return 'The test has arrived.'
  if (test?.error) return `The test did not arrive: ${test.error}`
  return `${webhookMessages.testSent}...`
}
