import { useEffect } from 'react'
import { searchMessages } from '#contract/search/search.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'
import type { Answered } from './use-suggestions.ts'

/**
 * Makes the search field a combobox once somebody is in it: until then, and without scripts, it is a
 * field in a form that leads to the list.
 */
export function SearchSuggestions({ field }: { field: HTMLInputElement }) {
  const listId = `${field.id}-list`
  const { typed, isOpen, active, point, close } = useCombobox(field, listId)
  const answered = useSuggestions(isOpen ? typed : '')
  const isShown = isOpen && answered !== undefined
  // Without suggestions a text is shown, and no list to choose from.
  const hasList = isShown && answered.suggestions !== undefined
  useEffect(() => describe(field, { listId, hasList, active }), [field, listId, hasList, active])
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && statusText(answered)}
      </p>
      {isShown && (
        <SuggestionList id={listId} active={active} answered={answered} {...{ point, close }} />
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

function statusText({ suggestions }: Answered) {
  if (!suggestions) return searchMessages.failed
  const count = suggestions.products.length + suggestions.categories.length
  const nothingFound = `${searchMessages.none}. ${searchMessages.noneHint}`
  return count === 0 ? nothingFound : searchMessages.suggestions(count)
}
