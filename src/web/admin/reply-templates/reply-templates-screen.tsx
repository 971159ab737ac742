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
import { officeMeta } from '../office-meta.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { ReplyTemplateDialog } from './reply-template-dialog.tsx'
import { ReplyTemplateList } from './reply-template-list.tsx'
import { useMay } from '../session/permitted.tsx'

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
