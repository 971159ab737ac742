import { Menu } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { bracedOf, placeholdersIn } from '#contract/reply-templates/placeholders.ts'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import type { ReplyFacts } from '#contract/submissions/reply.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { menuItemLook, menuPopupLook } from '../../ui/menu-look.ts'
import { RetryButton } from '../frame/read-state.tsx'
import { failureOf } from '../session/api-error.ts'
import { callQuery } from '../session/call-query.ts'
import { knownSession } from '../session/session-query.ts'
import { caretToEnd } from './caret-to-end.ts'
import { filledReply } from './fill-template.ts'
import type { ReplyTexts } from './fill-template.ts'

type FoundFacts = {
  data: ReplyFacts | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

type TemplatePartProps = {
  reply: ReplyTexts
  facts: FoundFacts
  /** Where one goes on writing after a template. */
  text: React.RefObject<HTMLTextAreaElement | null>
  /** In the place of what is typed. */
  onFill: (reply: ReplyTexts) => void
}

/** Templates for a reply. What they replace comes back by Undo. */
export function TemplatePart({ reply, facts, text, onFill }: TemplatePartProps) {
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
        <TemplateMenu templates={facts.data && data?.templates} text={text} onChoose={fill} />
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
    const me = knownSession()?.name ?? null
    onFill(filledReply(template, { ...facts.data, me }, reply))
    setReplaced({ reply, name: template.name, isUndone: false })
  }

  /** Nothing is lost either way, also not what was typed after the template. */
  function exchange() {
    if (!replaced) return
    onFill(replaced.reply)
    setReplaced({ ...replaced, reply, isUndone: !replaced.isUndone })
  }
}

type TemplateMenuProps = Pick<TemplatePartProps, 'text'> & {
  /** Absent until they are read. */
  templates: ReplyTemplate[] | undefined
  onChoose: (template: ReplyTemplate) => void
}

/** A button that opens the templates by their names. */
function TemplateMenu({ templates, text, onChoose }: TemplateMenuProps) {
  const isChosen = useRef(false)
  return (
    <Menu.Root modal={false} onOpenChange={(isOpen) => isOpen && (isChosen.current = false)}>
      <Menu.Trigger
        disabled={!templates}
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-outline bg-surface px-4 text-sm font-semibold hover:bg-sunken disabled:opacity-60 md:min-h-9 md:pointer-coarse:min-h-11"
      >
        Choose a template
        <LineIcon className="-mr-1 size-4 text-ink-soft">
          <path d="m5.5 8 4.5 4.5L14.5 8" />
        </LineIcon>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-50">
          <Menu.Popup
            finalFocus={() => (isChosen.current && text.current ? caretToEnd(text.current) : true)}
            className={`${menuPopupLook} flex max-h-(--available-height) max-w-[min(24rem,var(--available-width))] flex-col`}
          >
            <div className="min-h-0 overflow-y-auto overscroll-contain">
              {templates?.length === 0 && (
                <p className="px-3 py-1.5 text-sm text-ink-soft">{replyTemplateMessages.none}</p>
              )}
              {templates?.map((template) => (
                <Menu.Item
                  key={template.id}
                  onClick={() => {
                    isChosen.current = true
                    onChoose(template)
                  }}
                  className={menuItemLook}
                >
                  <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{template.name}</bdi>
                </Menu.Item>
              ))}
            </div>
            <Menu.Separator className="my-1 border-t border-hairline" />
            <Menu.LinkItem
              render={<Link to="/admin/settings/templates" />}
              closeOnClick
              className={`${menuItemLook} text-ink-soft no-underline`}
            >
              Manage templates
            </Menu.LinkItem>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
