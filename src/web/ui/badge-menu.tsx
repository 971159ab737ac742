import { Menu } from '@base-ui/react/menu'
import { LineIcon } from './line-icon.tsx'
import { menuItemLook, menuPopupLook } from './menu-look.ts'

type BadgeMenuProps<Choice extends string> = {
  /** What is chosen, with what it belongs to. */
  label: string
  value: Choice
  choices: readonly Choice[]
  onChoose: (value: Choice) => void
  isBusy?: boolean
  children: React.ReactNode
}

/** A badge that opens a menu of the states it can have. For the back office. */
export function BadgeMenu<Choice extends string>(props: BadgeMenuProps<Choice>) {
  const { label, value, choices, onChoose, isBusy = false, children } = props
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={`${label}: ${value}`}
        aria-busy={isBusy}
        className={`-mx-1.5 inline-flex min-h-11 items-center gap-0.5 rounded-md px-1.5 hover:bg-sunken md:min-h-8 md:pointer-coarse:min-h-11 ${isBusy ? 'opacity-60' : ''}`}
      >
        {children}
        <LineIcon className="size-3.5 text-ink-soft">
          <path d="m5.5 8 4.5 4.5L14.5 8" />
        </LineIcon>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-50">
          <Menu.Popup className={menuPopupLook}>
            <Menu.RadioGroup
              value={value}
              onValueChange={(chosen: Choice) => chosen !== value && onChoose(chosen)}
            >
              {choices.map((choice) => (
                <Menu.RadioItem key={choice} value={choice} closeOnClick className={menuItemLook}>
                  <span className="grow">{choice}</span>
                  <Menu.RadioItemIndicator>
                    <LineIcon className="size-4">
                      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
                    </LineIcon>
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
