import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bracedOf, placeholdersIn } from '#contract/reply-templates/placeholders.ts'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import type { ReplyFacts } from '#contract/submissions/reply.ts'
import type { ReplyTexts } from './fill-template.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RetryButton } from '../frame/read-state.tsx'
import { failureOf } from '../session/api-error.ts'
import { callQuery } from '../session/call-query.ts'
import { filledReply } from './fill-template.ts'
import { TemplateMenu } from './template-menu.tsx'

type FoundFacts = {
  data: ReplyFacts | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

type TemplatePartProps = {
  reply: ReplyTexts
  facts: FoundFacts
  /** In the place of what is typed. */
  onFill: (reply: ReplyTexts) => void
}

/** Templates for a reply. What they replace comes back by Undo. */
export function TemplatePart({ reply, facts, onFill }: TemplatePartProps) {
  const { data, error, refetch } = useQuery(callQuery(replyTemplateCalls.list, {}))
  const [replaced, setReplaced] = useState<{ reply: ReplyTexts; name: string; isUndone: boolean }>()
  const left = placeholdersIn(`${reply.subject}\n${reply.text}`)
  const failed = error ?? facts.error
  return (
    <>
      {failed && (
        <Banner {...failureOf(failed, replyTemplateMessages.loadFailed)}>
          <RetryButton onRetry={() => Promise.all([refetch(), facts.refetch()])} />
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TemplateMenu templates={facts.data && data?.templates} onChoose={fill} />
        <p role="status" className="text-sm text-ink-soft wrap-anywhere">
          {replaced && (replaced.isUndone ? 'Undone' : `“${replaced.name}” inserted`)}
        </p>
        {replaced && (
          <Button look="quiet" onClick={exchange} className="px-2.5!">
            {replaced.isUndone ? 'Redo' : 'Undo'}
          </Button>
        )}
      </div>
      {left.length > 0 && (
        <Banner
          tone="warning"
          title={`No value for ${left.map(bracedOf).join(', ')}`}
          detail="Fill it in or remove it: the reply is not sent with it."
        />
      )}
    </>
  )

  function fill(template: ReplyTemplate) {
    if (!facts.data) return
    onFill(filledReply(template, facts.data, reply))
    setReplaced({ reply, name: template.name, isUndone: false })
  }

  /** Nothing is lost either way, also not what was typed after the template. */
  function exchange() {
    if (!replaced) return
    onFill(replaced.reply)
    setReplaced({ ...replaced, reply, isUndone: !replaced.isUndone })
  }
}
