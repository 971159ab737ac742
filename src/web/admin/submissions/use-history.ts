import { useQuery } from '@tanstack/react-query'
import type { Route } from '#contract/call.ts'
import { emailStateTexts } from '#contract/emails/outbox-email.ts'
import type { SubmissionEvent } from '#contract/submissions/submission-event.ts'
import { pollInterval, queryClient, readKey } from '../session/call-query.ts'
import type { CallOptions } from '../session/send-call.ts'

type History = { history: SubmissionEvent[]; isMailSetUp: boolean }

type Reading = {
  call: Route
  id: string
  read: (options: CallOptions) => Promise<History>
}

/** An e-mail is sent within seconds, or has to wait for longer. */
const soon = { for: 20_000, interval: 3000 }

/** The history of an enquiry or a message. It is read again while an e-mail in it waits to be sent. */
export function useHistory({ call, id, read }: Reading) {
  const queryKey = readKey(call, { id })
  const found = useQuery({ queryKey, queryFn: ({ signal }) => read({ signal }) })
  const waiting = found.data?.history.findLast(isWaitingEmail)
  useQuery({
    queryKey: readKey(call, { id }, { isUnattended: true }),
    async queryFn({ signal }) {
      const newer = await read({ signal, isUnattended: true })
      queryClient.setQueryData<History>(queryKey, (shown) => laterOf(newer, shown))
      return newer
    },
    enabled: waiting !== undefined,
    refetchInterval: () =>
      Date.now() - Date.parse(waiting?.at ?? '') < soon.for ? soon.interval : pollInterval,
  })
  function show(history: SubmissionEvent[]) {
    queryClient.setQueryData<History>(queryKey, (shown) => shown && { ...shown, history })
  }

  return { found, show }
}

/** A read that began before something was added does not have it. */
function laterOf(read: History, shown: History | undefined) {
  return shown && shown.history.length > read.history.length ? shown : read
}

function isWaitingEmail({ kind, text }: SubmissionEvent) {
  return kind === 'email' && text.endsWith(`: ${emailStateTexts.waiting}`)
}
