import { Menu } from '@base-ui/react/menu'
import { useRef } from 'react'
import { LineIcon } from '../../ui/line-icon.tsx'
import { menuItemLook, menuPopupLook } from '../../ui/menu-look.ts'
import { openerOf } from './row-focus.ts'

type RowMenuProps = {
  /** Of a row that has a form of its own: the button gets the focus when one comes back from there. */
  opens: string | undefined
  /** What the actions are of. */
  name: string
  actions: RowAction[]
  className?: string
}

export type RowAction = {
  text: string
  /** The text with the row it means, as on the button of a wide screen. */
  label: string
  isBusy?: boolean
} & (
  | { onPress: () => void }
  /** A link, whose content is the text. */
  | { link: React.ReactElement }
)

/** One button for all actions of a row, where there is no room for each. */
export function RowMenu({ opens, name, actions, className = '' }: RowMenuProps) {
  const chosen = useRef<() => void>(undefined)
  return (
    <Menu.Root
      modal={false}
      // The button has the focus again, so that a dialog gives it back to that.
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return
        chosen.current?.()
        chosen.current = undefined
      }}
    >
      <Menu.Trigger
        {...(opens ? openerOf({ id: opens }) : {})}
        aria-label={`Actions of ${name}`}
        title="Actions"
        className={`inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken ${className}`}
      >
        <LineIcon className="size-5">
          <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.5" />
        </LineIcon>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-50">
          <Menu.Popup className={`${menuPopupLook} min-w-40`}>
            {actions.map((action) => (
              <RowMenuItem
                key={action.text}
                action={action}
                onChoose={(run) => (chosen.current = run)}
              />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type RowMenuItemProps = { action: RowAction; onChoose: (run: () => void) => void }

function RowMenuItem({ action, onChoose }: RowMenuItemProps) {
  const { text, label, isBusy = false } = action
  if ('link' in action) {
    return (
      <Menu.LinkItem
        render={action.link}
        closeOnClick
        aria-label={label}
        className={`${menuItemLook} text-ink no-underline`}
      >
        {text}
      </Menu.LinkItem>
    )
  }
  return (
    <Menu.Item
      aria-label={label}
      disabled={isBusy}
      onClick={() => onChoose(action.onPress)}
      className={menuItemLook}
    >
      {text}
    </Menu.Item>
  )
}
