import { Menu } from '@base-ui/react/menu'
import { Link } from 'react-router'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { menuItemLook, menuPopupLook } from '../../ui/menu-look.ts'

type TemplateMenuProps = {
  /** Absent until they are read. */
  templates: ReplyTemplate[] | undefined
  onChoose: (template: ReplyTemplate) => void
}

/** A button that opens the templates by their names. */
export function TemplateMenu({ templates, onChoose }: TemplateMenuProps) {
  return (
    <Menu.Root modal={false}>
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
            className={`${menuPopupLook} flex max-h-(--available-height) max-w-[min(24rem,var(--available-width))] flex-col`}
          >
            <div className="min-h-0 overflow-y-auto overscroll-contain">
              {templates?.length === 0 && (
                <p className="px-3 py-1.5 text-sm text-ink-soft">{replyTemplateMessages.none}</p>
              )}
              {templates?.map((template) => (
                <Menu.Item
                  key={template.id}
                  onClick={() => onChoose(template)}
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
