import { useEffect, useState } from 'react'
import { isResponseOf } from '#contract/call.ts'
import type { InputOf } from '#contract/call.ts'
import { searchCalls } from '#contract/search/search-calls.ts'
import type { searchDefinitions } from '#contract/search/search-definitions.ts'
import { searchMessages } from '#contract/search/search.ts'
import type { Suggestions } from '#contract/search/search.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { FoundSuggestions } from './suggestion-list.tsx'

/**
 * Makes the search field a combobox once somebody is in it: until then, and without scripts, it is a
 * field in a form that leads to the list.
 */
export function SearchSuggestions({ field }: { field: HTMLInputElement }) {
  const listId = `${field.id}-list`
  const { typed, isOpen, active, point, close } = useCombobox(field, listId)
  const found = useSuggestions(isOpen ? typed : '')
  const isShown = isOpen && found !== undefined
  // Without suggestions a text is shown, and no list to choose from.
  const hasList = isShown && found.suggestions !== undefined
  useEffect(() => describe(field, { listId, hasList, active }), [field, listId, hasList, active])
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && statusText(found)}
      </p>
      {isShown && (
        <SuggestionList id={listId} active={active} found={found} {...{ point, close }} />
      )}
    </>
  )
}

type Shown = { listId: string; hasList: boolean; active: number }

function describe(field: HTMLInputElement, { listId, hasList, active }: Shown) {
  field.ariaExpanded = String(hasList)
  if (hasList && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`)
  else field.removeAttribute('aria-activedescendant')
}

function statusText({ suggestions }: FoundSuggestions) {
  if (!suggestions) return searchMessages.failed
  const { products, near, categories } = suggestions
  const count = products.length + near.length + categories.length
  const nothingFound = `${searchMessages.none}. ${searchMessages.noneHint}`
  return count === 0 ? nothingFound : searchMessages.suggestions(count)
}

type Combobox = {
  /** The typed text, empty until somebody types. */
  typed: string
  isOpen: boolean
  /** The option that Enter chooses; -1 is the field itself. */
  active: number
  point: (option: number) => void
  close: () => void
}

/** Keyboard and pointer behaviour of a combobox, added to a field that also works without it. */
function useCombobox(field: HTMLInputElement, listId: string): Combobox {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  useEffect(() => {
    const listening = new AbortController()
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listen: (event: HTMLElementEventMap[Type]) => void,
    ) => field.addEventListener(type, listen, listening)
    on('input', read)
    on('keydown', takeKey)
    on('blur', close)
    field.form?.addEventListener('submit', close, listening)
    // Text that was typed before the scripts had loaded counts, unless the field has lost the focus since.
    if (field.matches(':focus') && field.value !== field.defaultValue) read()
    return () => listening.abort()

    function read() {
      setTyped(field.value.trim())
      setActive(-1)
      setOpen(true)
    }

    function takeKey(event: KeyboardEvent) {
      const options = document.querySelectorAll<HTMLElement>(`#${listId} [role=option]`)
      const current = [...options].findIndex((option) => option.ariaSelected === 'true')
      const next = nextOption(event, current, options.length)
      if (event.isComposing || next === undefined) return
      event.preventDefault()
      if (next === 'take') options[current]?.click()
      else if (next === 'close') close()
      else if (next === 'open') read()
      else setActive(next)
    }

    function close() {
      setOpen(false)
      setActive(-1)
    }
  }, [field, listId])

  return { typed, isOpen, active, point: setActive, close: () => setOpen(false) }
}

type Step = number | 'take' | 'close' | 'open' | undefined

/** Where a key leads; undefined leaves it to the field. Past either end comes the field itself. */
function nextOption({ key, altKey }: KeyboardEvent, current: number, options: number): Step {
  const isField = current === -1
  if (options === 0) {
    if (key === 'ArrowDown') return 'open'
    return undefined
  }
  switch (key) {
    case 'ArrowDown':
      return current === options - 1 ? -1 : current + 1
    case 'ArrowUp':
      if (altKey) return 'close'
      return isField ? options - 1 : current - 1
    case 'Home':
      return isField ? undefined : 0
    case 'End':
      return isField ? undefined : options - 1
    case 'Enter':
      return isField ? undefined : 'take'
    case 'Escape':
      return 'close'
    default:
      return undefined
  }
}

/** Longer than the pause between two letters of a fast typist. */
const pause = 120
const fewestLetters = 2

/** The response for the words, and until it arrives the one before. Late responses are ignored. */
function useSuggestions(q: string): FoundSuggestions | undefined {
  const [found, setFound] = useState<FoundSuggestions>()
  const isLongEnough = q.length >= fewestLetters
  useEffect(() => {
    if (!isLongEnough) return
    const asking = new AbortController()
    const { signal } = asking
    const timer = setTimeout(() => void read(), pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }

    async function read() {
      const suggestions = await ask(q, signal).catch(() => undefined)
      if (!signal.aborted) setFound({ q, suggestions })
    }
  }, [q, isLongEnough])
  return isLongEnough ? found : undefined
}

async function ask(q: string, signal: AbortSignal): Promise<Suggestions> {
  const { suggest } = searchCalls
  const input = { q } satisfies InputOf<typeof searchDefinitions.suggest>
  const response = await fetch(`/api${suggest.path}?${new URLSearchParams(input)}`, { signal })
  const body: unknown = await response.json()
  if (!isResponseOf(suggest, body)) throw new Error(`${response.status} for a search`)
  return body
}
