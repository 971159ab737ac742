import { useId, useRef } from 'react'

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly (readonly [key: Key, text: string])[]
  /** The one that was chosen last, also while its panel is on its way. */
  current: Key
  onChoose: (key: Key) => void
  /** The panel of the current one. */
  children: React.ReactNode
}

/** Tab reaches the current one, the arrows the others, as the ARIA practices have it. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onChoose,
  children,
}: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: React.KeyboardEvent) {
    const at = tabs.findIndex(([key]) => key === current)
    const next = nextTab(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onChoose(tab[0])
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex border-b border-hairline">
        {tabs.map(([key, text]) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={key === current ? `${id}-panel` : undefined}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={move}
            className={tabLook}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}

function nextTab(key: string, at: number, count: number) {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

const tabLook =
  '-mb-px min-h-11 grow border-b-2 border-transparent px-4 text-sm font-semibold text-ink-soft -outline-offset-2! ' +
  'hover:text-ink aria-selected:border-action aria-selected:text-ink sm:grow-0'
