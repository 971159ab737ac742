import { useState } from 'react'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { OrderedButton, OrderedRows } from '../lists/ordered-rows.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'

const reads = [replyTemplateCalls.list]

type ReplyTemplateListProps = {
  templates: ReplyTemplate[]
  onEdit: (template: ReplyTemplate) => void
}

/** In the order of the menu. Nothing is asked before a deletion, since it can be undone. */
export function ReplyTemplateList({ templates, onEdit }: ReplyTemplateListProps) {
  const deletion = useDeletion()
  return (
    <OrderedRows
      label="Templates in their order"
      order={{
        rows: templates,
        store: (ids) => callApi(replyTemplateCalls.order, { ids }),
        failureOf: (error) => failureOf(error, replyTemplateMessages.orderFailed),
        reads,
      }}
      call={replyTemplateCalls.change}
      failures={[deletion.failure]}
      going={deletion.going}
      deletion={{ text: 'Delete', run: deletion.run }}
      facts={TemplateTexts}
    >
      {(template) => <OrderedButton text="Edit" of={template} onPress={() => onEdit(template)} />}
    </OrderedRows>
  )
}

function TemplateTexts({ name, subject, body }: ReplyTemplate) {
  return (
    <div className="min-w-0 grow basis-72">
      <p className="line-clamp-2 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft md:line-clamp-1">
        {subject && (
          <>
            <bdi className="text-ink">{subject}</bdi> ·{' '}
          </>
        )}
        <bdi>{body}</bdi>
      </p>
    </div>
  )
}

function useDeletion() {
  const [going, setGoing] = useState<ReplyTemplate>()
  const { run, failure } = useWrite({
    store: ({ id }: ReplyTemplate) => callApi(replyTemplateCalls.delete, { id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, replyTemplateMessages.deleteFailed),
    onStored: ({ message }, { id }) =>
      announceRestorable({
        message,
        restore: () => callApi(replyTemplateCalls.restore, { id }),
        failed: replyTemplateMessages.restoreFailed,
        reads,
      }),
    outdates: reads,
  })
  return {
    going,
    failure,
    run(template: ReplyTemplate) {
      setGoing(template)
      return run(template)
    },
  }
}
