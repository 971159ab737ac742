import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { changeMessages } from '#contract/products/product-change.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { announceFailure } from '../../ui/toasts.tsx'
import { ProgressBar } from '../forms/progress-bar.tsx'
import { ApiError } from '../session/api-error.ts'
import { callQuery, outdate } from '../session/call-query.ts'
import { announceOutcome, productReads } from './announce-change.ts'
import { changeBeforeReload, forgetChange, watchedKey } from './watched-change.ts'
import type { WatchedChange } from './watched-change.ts'

/** Milliseconds. A change that is stored sooner shows no bar. */
const interval = 300

/** The change of products that this tab has under way, on whatever screen. */
export function ChangeProgressBar() {
  const { data: change } = useQuery<WatchedChange | null>({
    queryKey: watchedKey,
    initialData: changeBeforeReload,
  })
  return change && <WatchedBar key={change.progressId} {...change} />
}

function WatchedBar(change: WatchedChange) {
  const { progressId, text, isAbandoned = false } = change
  const isDue = useIsDue()
  const { data, error } = useQuery({
    ...callQuery(productCalls.findProgress, { progressId }, { isUnattended: true }),
    enabled: isDue,
    refetchInterval: interval,
    gcTime: 0,
  })
  const finish = useEffectEvent(() => {
    if (!isAbandoned) return
    if (data?.outcome) announceOutcome(data.outcome)
    // Another process stores it, or the server was restarted.
    else if (error instanceof ApiError && error.status === 404) announceFailure(changeMessages.lost)
    else return
    forgetChange(change)
    void outdate(productReads)
  })
  useEffect(() => finish(), [data, error, isAbandoned])
  if (!data || data.total === 0) return null
  return (
    <div className="rounded-md border border-outline bg-surface p-4 shadow-[0_12px_32px_-8px_rgb(15_12_9/0.5)]">
      <ProgressBar text={text} done={data.written} total={data.total} doneText="Storing..." />
    </div>
  )
}

function useIsDue() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), interval)
    return () => clearTimeout(timer)
  }, [])
  return isDue
}
