import { useState } from 'react'
import { Form } from 'react-router'
import { PageLink } from '../../ui/page-link.tsx'
import { closeOnEscape } from '../frame/close-on-escape.ts'
import type { FilterSheet } from './filter-sheet.tsx'
import type { BoundsForm, Choice, ListChoices } from './list-choices.ts'

type ListFiltersProps = { choices: ListChoices; total: number }

/** A row of panels; on the phone a sheet, or the row where there are no scripts or none arrive to open one. */
export function ListFilters({ choices, total }: ListFiltersProps) {
  const [Sheet, setSheet] = useState<typeof FilterSheet>()
  const [isSheetMissing, setSheetMissing] = useState(false)
  const { groups, chips, isSaidByWords } = choices
  // Prices alone are no choice: there are no products.
  if (groups.length < 2 && chips.length === 0) return null
  return (
    <nav
      aria-label="Filters"
      className={total > 0 ? 'lg:flex-1' : isSaidByWords ? 'max-md:hidden' : ''}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        hidden={isSheetMissing}
        className="filter-chip filter-button"
      >
        Filters{chips.length > 0 && ` (${chips.length})`}
      </button>
      <div ref={isSheetMissing ? focusFirst : null} className="filter-row menu-row">
        <FilterGroups choices={choices} />
      </div>
      {Sheet && (
        <Sheet
          total={total}
          clear={chips.length > 0 ? choices.clear : undefined}
          onClose={close}
          onShow={() => {
            close()
            scrollToListHead()
          }}
        >
          <FilterGroups choices={choices} isSheet />
        </Sheet>
      )}
    </nav>
  )

  async function open() {
    const loaded = await import('./filter-sheet.tsx').catch(() => undefined)
    // A browser does not load a script again that it could not load once. The choices say themselves that one is offline.
    if (loaded) setSheet(() => loaded.FilterSheet)
    else setSheetMissing(true)
  }

  function close() {
    setSheet(undefined)
  }
}

/** In place of the button that was pressed. */
function focusFirst(row: HTMLElement | null) {
  row?.querySelector('summary')?.focus()
}

type FilterGroupsProps = {
  choices: ListChoices
  /** In a sheet some are open at first; in a row one at a time. */
  isSheet?: boolean
}

/** Links, so that each choice is an address, with scripts and without. */
function FilterGroups({ choices, isSheet }: FilterGroupsProps) {
  return choices.groups.map((group) => (
    <details
      key={group.title}
      ref={isSheet ? undefined : closeOutside}
      name={isSheet ? undefined : 'filter'}
      open={isSheet && group.isOpen}
      className="filter-group"
    >
      <summary>
        {group.title}
        {group.chosen > 0 && (
          <b>
            {' '}
            {group.chosen}
            <span className="sr-only"> chosen</span>
          </b>
        )}
      </summary>
      <div className="filter-panel">
        <ul>
          {group.choices.map((choice) => (
            <li key={choice.text}>
              <ChoiceLink choice={choice} />
            </li>
          ))}
        </ul>
        {group.bounds && <Bounds {...group.bounds} />}
      </div>
    </details>
  ))
}

/** A panel that was opened closes by Escape, and by a press anywhere else. */
function closeOutside(panel: HTMLDetailsElement) {
  const leave = closeOnEscape(panel)
  document.addEventListener('pointerdown', onPress)
  return () => {
    leave()
    document.removeEventListener('pointerdown', onPress)
  }

  function onPress({ target }: PointerEvent) {
    if (target instanceof Node && !panel.contains(target)) panel.open = false
  }
}

/** The same list with one thing changed. Narrowed lists are not for search engines. */
function ChoiceLink({ choice }: { choice: Choice }) {
  const { text, to, isSet, count } = choice
  return (
    <PageLink
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={isSet ? 'true' : undefined}
      className="filter-choice"
    >
      <span>{text}</span>
      {count && <span>{count}</span>}
    </PageLink>
  )
}

/** One choice is always set: the menu closes with it. */
export function SortMenu({ choices }: { choices: Choice[] }) {
  const chosen = choices.find(({ isSet }) => isSet)
  return (
    <nav aria-label="Sort" className="menu-row sort-menu lg:ml-auto">
      <details name="filter" ref={closeOutside} onClick={closeChosen} className="filter-group">
        <summary>
          <span className={chosen && 'max-md:sr-only'}>Sort{chosen && ': '}</span>
          {chosen?.text}
        </summary>
        <ul className="filter-panel">
          {choices.map((choice) => (
            <li key={choice.text}>
              <ChoiceLink choice={choice} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function closeChosen({ target, currentTarget: panel }: React.MouseEvent<HTMLDetailsElement>) {
  if (!(target instanceof Element) || !target.closest('a')) return
  panel.open = false
  panel.querySelector('summary')?.focus()
  scrollToListHead()
}

/** Another choice is another list, which is read from its beginning. */
function scrollToListHead() {
  document.querySelector('.list-head')?.scrollIntoView({ block: 'nearest' })
}

/** A plain GET form: without scripts the browser itself goes to the list. */
function Bounds({ kept, bounds }: BoundsForm) {
  return (
    <Form action="/products" preventScrollReset className="flex items-end gap-2 p-3">
      {kept.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {bounds.map((bound) => (
        <Bound key={bound.name} {...bound} />
      ))}
      <button type="submit" className="filter-chip shrink-0">
        Apply
      </button>
    </Form>
  )
}

function Bound({ name, label, value, max }: BoundsForm['bounds'][number]) {
  return (
    <label className="min-w-0 grow text-xs text-ink-soft">
      {label}
      <input
        key={value}
        name={name}
        type="number"
        min="0"
        max={max}
        step="any"
        defaultValue={value}
        className="filter-chip mt-0.5 w-full"
      />
    </label>
  )
}
