import { Tabs as BaseTabs } from '@base-ui/react/tabs'

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly (readonly [key: Key, text: string])[]
  /** The one that was chosen last, also while its panel is loading. */
  current: Key
  onChoose: (key: Key) => void
  /** The panel of the current one. */
  children: React.ReactNode
}

export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, current, onChoose, children } = props
  return (
    <BaseTabs.Root
      value={current}
      onValueChange={(key: Key) => onChoose(key)}
      className="flex flex-col gap-5"
    >
      <BaseTabs.List activateOnFocus aria-label={label} className="flex border-b border-hairline">
        {tabs.map(([key, text]) => (
          <BaseTabs.Tab key={key} value={key} className={tabLook}>
            {text}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel value={current} className="outline-offset-4">
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  )
}

const tabLook =
  '-mb-px min-h-11 grow border-b-2 border-transparent px-4 text-sm font-semibold text-ink-soft -outline-offset-2! ' +
  'hover:text-ink aria-selected:border-action aria-selected:text-ink sm:grow-0'
