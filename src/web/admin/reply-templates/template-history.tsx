import { useQuery } from '@tanstack/react-query'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { Banner } from '../../ui/banner.tsx'
import { useQuestion } from '../forms/use-question.tsx'
import { DetailPart } from '../lists/detail-list.tsx'
import { HistoryEntry, HistoryList, RestoreButton } from '../lists/history-list.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type TemplateHistoryProps = {
  id: string
  /** Something is typed that a restored version would take the place of. */
  isTyped: boolean
  onRestored: (template: ReplyTemplate) => void
}

/** What each change changed, the last first. */
export function TemplateHistory({ id, isTyped, onRestored }: TemplateHistoryProps) {
  const { data, error, refetch } = useQuery(callQuery(replyTemplateCalls.findHistory, { id }))
  const restoring = useWrite({
    store: (eventId: string) => callApi(replyTemplateCalls.restoreVersion, { id, eventId }),
    failureOf: (error) => failureOf(error, replyTemplateMessages.versionFailed),
    announces: ({ message }) => message,
    onStored: ({ template }) => onRestored(template),
    outdates: [replyTemplateCalls.list, replyTemplateCalls.findHistory],
  })
  const restore = (eventId: string) => void restoring.run(eventId)
  const question = useQuestion<string>({
    textsOf: () => ({
      question: 'Restore without saving?',
      hint: 'What you have typed here will be lost: the earlier version takes its place.',
      yes: 'Restore',
      no: 'Keep editing',
    }),
    onYes: restore,
  })
  return (
    <DetailPart title="History">
      {question.dialog}
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
              kind === 'changed' && (
                <RestoreButton at={at} onPress={() => (isTyped ? question.ask(id) : restore(id))} />
              )
            }
          />
        )}
      </HistoryList>
    </DetailPart>
  )
}
