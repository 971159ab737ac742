import { Autocomplete } from '@base-ui/react/autocomplete'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { countOf } from '#contract/count-text.ts'
import { listLimits } from '#contract/list-limits.ts'
import { foundKinds } from '#contract/office-search/office-search.ts'
import type { FoundItem } from '#contract/office-search/office-search.ts'
import { officeSearchCalls } from '#contract/office-search/office-search-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { Modal } from '../../ui/office-dialog.tsx'
import { useSettled } from '../forms/use-settled.ts'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callQuery } from '../session/call-query.ts'
import { useGrants } from '../session/permitted.tsx'
import { showOverlay } from '../shortcuts/overlay-store.ts'
import {
  actionsFor,
  destinationOf,
  kindTexts,
  matching,
  noteFind,
  placesFor,
  recentFinds,
  screensFor,
} from './destinations.ts'
import type { Destination, Offer } from './destinations.ts'

type Entry = Destination
type Group = { value: string; items: Entry[] }

/** Opens a screen, does something, or finds a product, an enquiry, a message or a customer. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const q = text.trim()
  const { found, failure, isAsking, isFor } = useFound(q)
  const isPermitted = useGrants()
  const known = {
    screens: screensFor(isPermitted),
    places: placesFor(isPermitted),
    actions: actionsFor(isPermitted),
  }
  const groups = q === '' ? unaskedGroups(known) : groupsFor(q, { ...known, found })
  const choose = useChoice(onClose)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Modal aria-label="Search the office" onClose={onClose} closesOutside className={look}>
      <Autocomplete.Root
        open
        inline
        items={groups}
        mode="none"
        value={text}
        onValueChange={(value, { reason }) => {
          // A chosen entry would write its title into the field.
          if (reason !== 'item-press') setText(value)
        }}
        itemToStringValue={({ title }: Entry) => title}
        autoHighlight="always"
        keepHighlight
      >
        <PaletteHead onClose={onClose} />
        {failure && <Banner {...failure} />}
        <p role="status" className={count > 0 && !isAsking ? 'sr-only' : noteLook}>
          {statusText({ q, count, isAsking, isFailed: failure !== undefined })}
        </p>
        <Autocomplete.List
          className={`min-h-0 overflow-y-auto overscroll-contain pb-2 outline-none ${isFor === q ? '' : 'opacity-60'}`}
        >
          {(group: Group) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              <Autocomplete.GroupLabel className="px-4 pt-3 pb-1 text-xs text-ink-soft">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: Entry) => (
                  <Autocomplete.Item
                    key={`${group.value} ${entry.to}`}
                    value={entry}
                    onClick={() => choose(entry)}
                    className={entryLook}
                  >
                    <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
                      <bdi>{entry.title}</bdi>
                    </span>
                    {entry.detail && (
                      <span className="line-clamp-1 min-w-0 text-sm wrap-anywhere text-ink-soft">
                        <bdi>{entry.detail}</bdi>
                      </span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Modal>
  )
}

function PaletteHead({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex items-center gap-3 border-b border-hairline px-4">
      <OfficeIcon name="search" className="size-5 text-ink-soft" />
      <Autocomplete.Input
        data-first-focus
        aria-label="Search the office"
        placeholder="Name, model number, e-mail, phone, reference, GST number…"
        maxLength={listLimits.search}
        className="palette-input h-14 min-w-0 grow text-ink"
      />
      <button
        type="button"
        onClick={onClose}
        aria-label="Close"
        className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <OfficeIcon name="close" className="size-4" />
      </button>
    </div>
  )
}

function useFound(q: string) {
  const asked = useSettled(q)
  const { data, error, isFetching } = useQuery({
    ...callQuery(officeSearchCalls.find, { q: asked }),
    enabled: asked !== '',
    staleTime: 5000,
    placeholderData: keepPreviousData,
  })
  const isCurrent = asked === q && !isFetching
  return {
    found: asked === '' || error ? [] : (data?.found ?? []),
    failure: q !== '' && error ? failureUnder('The search is not available.', error) : undefined,
    isAsking: q !== '' && !isCurrent,
    isFor: isCurrent || q === '' ? q : undefined,
  }
}

function unaskedGroups({ screens, actions }: Pick<Known, 'screens' | 'actions'>) {
  return filled([
    { value: 'Recent', items: recentFinds() },
    { value: 'Screens', items: screens },
    { value: 'Actions', items: actions },
  ])
}

type Known = { screens: Offer[]; places: Offer[]; actions: Offer[]; found: FoundItem[] }

function groupsFor(q: string, { screens, places, actions, found }: Known) {
  return filled([
    { value: 'Recent', items: matching(recentFinds(), q) },
    { value: 'Screens', items: matching(screens, q) },
    { value: 'Parts of screens', items: matching(places, q) },
    { value: 'Actions', items: matching(actions, q) },
    ...foundKinds.map((kind) => ({
      value: kindTexts[kind].several,
      items: found.filter((item) => item.kind === kind).map(destinationOf),
    })),
  ])
}

function filled(groups: Group[]) {
  return groups.filter(({ items }) => items.length > 0)
}

function useChoice(onClose: () => void) {
  const navigate = useNavigate()
  const submit = useSubmit()
  return (entry: Entry) => {
    onClose()
    if (entry.to === 'shortcuts') return showOverlay('shortcuts')
    if (entry.to === 'sign-out') {
      // A form post, so that unsaved work can ask first.
      void submit(null, { method: 'post', action: '/admin/logout' })
      return undefined
    }
    if (entry.kind !== 'Screen' && entry.kind !== 'Action') noteFind(entry)
    return void navigate(entry.to)
  }
}

type Status = { q: string; count: number; isAsking: boolean; isFailed: boolean }

function statusText({ q, count, isAsking, isFailed }: Status) {
  if (isAsking) return 'Loading…'
  if (q === '') return ''
  if (count > 0) return countOf(count, 'result')
  return isFailed ? '' : 'Nothing found. Try part of a name, a number or an e-mail.'
}

const look =
  'palette inset-x-0 mx-auto flex max-w-2xl ' +
  'flex-col rounded-md border border-hairline bg-surface shadow-[0_24px_60px_-12px_rgb(15_12_9/0.45)]'

const noteLook = 'px-4 py-2.5 text-sm text-ink-soft palette-note'

const entryLook =
  'palette-entry flex min-h-11 cursor-pointer flex-col justify-center gap-x-4 px-4 py-1.5 select-none ' +
  'data-highlighted:bg-sunken'
