import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import {
  replyTemplateLimits,
  replyTemplateMessages,
} from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ListScreen, ListScreenSkeleton, ListSkeleton } from '../lists/list-screen.tsx'
import { OrderedButton, OrderedRows } from '../lists/ordered-rows.tsx'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { beginRead, callQuery, outdate } from '../session/call-query.ts'
import { useMay } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'
import { ReplyTemplateDialog } from './reply-template-dialog.tsx'

const loading = 'Loading the templates...'

export const meta = () => officeMeta('Templates')
export const handle: OfficeHandle = { skeleton: () => <ListScreenSkeleton text={loading} /> }

export function clientLoader() {
  beginRead(callQuery(replyTemplateCalls.list, {}))
  return null
}

export default function ReplyTemplatesScreen() {
  const { data, error, refetch } = useQuery(callQuery(replyTemplateCalls.list, {}))
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>()
  const templates = data?.templates ?? []
  const mayChange = useMay(replyTemplateCalls.add)
  return (
    <ListScreen
      title="Templates"
      subtitle="Texts for replies to enquiries and messages, with the facts of each filled in."
      actions={
        mayChange &&
        templates.length < replyTemplateLimits.templates && (
          <Button look="action" onClick={() => setEdited('new')}>
            Add template
          </Button>
        )
      }
    >
      <ReadState
        {...{ data, error, refetch }}
        failed={replyTemplateMessages.loadFailed}
        skeleton={<ListSkeleton text={loading} />}
      />
      {data && templates.length === 0 && (
        <EmptyState
          title={replyTemplateMessages.none}
          hint="A template saves writing the same reply again: add the first one."
        />
      )}
      {data && <ReplyTemplateList {...{ templates }} onEdit={setEdited} />}
      {edited && (
        <ReplyTemplateDialog
          {...(edited === 'new' ? {} : { template: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListScreen>
  )
}

const reads = [replyTemplateCalls.list]

type ReplyTemplateListProps = {
  templates: ReplyTemplate[]
  onEdit: (template: ReplyTemplate) => void
}

/** In the order of the menu. Nothing is asked before a deletion, since it can be undone. */
function ReplyTemplateList({ templates, onEdit }: ReplyTemplateListProps) {
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
    onStored: ({ message }, { id }) => announceDeletion({ kind: 'template', id, message, reads }),
  })
  return {
    going,
    failure,
    async run(template: ReplyTemplate) {
      setGoing(template)
      await run(template)
      // One that is deleted has left the list by then, and can come back by Undo.
      await outdate(reads)
      setGoing(undefined)
    },
  }
}
