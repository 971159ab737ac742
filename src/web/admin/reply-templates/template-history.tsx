import { useQuery } from '@tanstack/react-query'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { Banner } from '../../ui/banner.tsx'
import { DetailPart } from '../lists/detail-list.tsx'
import { HistoryEntry, HistoryList, RestoreButton } from '../lists/history-list.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type TemplateHistoryProps = { id: string; onRestored: (template: ReplyTemplate) => void }

/** What each change changed, the last first. */
export function TemplateHistory({ id, onRestored }: TemplateHistoryProps) {
  const { data, error, refetch } = useQuery(callQuery(replyTemplateCalls.findHistory, { id }))
  const restoring = useWrite({
    store: (eventId: string) => callApi(replyTemplateCalls.restoreVersion, { id, eventId }),
    failureOf: (error) => failureOf(error, replyTemplateMessages.versionFailed),
    announces: ({ message }) => message,
    onStored: ({ template }) => onRestored(template),
    outdates: [replyTemplateCalls.list, replyTemplateCalls.findHistory],
  })
  return (
    <DetailPart title="History">
      {restoring.failure && <Banner {...restoring.failure} />}
      <HistoryList
        {...{ error, refetch }}
        events={data?.history}
        none="The template has not been changed yet."
      >
        {({ id, at, by, kind, changes }) => (
          <HistoryEntry
            key={id}
            text={`${by ?? 'The system'} ${kind} it`}
            {...{ at, changes }}
            buttons={
              kind === 'changed' && <RestoreButton at={at} onPress={() => void restoring.run(id)} />
            }
          />
        )}
      </HistoryList>
    </DetailPart>
  )
}
