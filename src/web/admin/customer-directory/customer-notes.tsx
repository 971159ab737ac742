import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerRecordLimits,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import type { CustomerNote } from '#contract/customer-directory/customer-record.ts'
import { listLimits } from '#contract/list-limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { announce } from '../../ui/toasts.tsx'
import { NoteForm } from '../forms/note-form.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery, outdate } from '../session/call-query.ts'
import { Permitted } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'

const firstShown = 5

const reads = [
  customerRecordCalls.listNotes,
  customerRecordCalls.findTimeline,
  customerRecordCalls.list,
]

/** What the office wrote about a customer, the newest first. */
export function CustomerNotes({ id }: { id: string }) {
  const [limit, setLimit] = useState(firstShown)
  const { data, error, refetch } = useQuery({
    ...callQuery(customerRecordCalls.listNotes, { id, limit }),
    placeholderData: keepPreviousData,
  })
  const { notes = [], total = 0 } = data ?? {}
  const deletion = useNoteDeletion(id)
  useFocusFallback(data, '#customer-notes')
  return (
    <section aria-label="Notes" className="flex flex-col gap-3">
      <h2 id="customer-notes" tabIndex={-1} className="text-lg font-semibold">
        Notes
      </h2>
      <ReadState
        {...{ data, error, refetch }}
        failed={customerRecordMessages.notesFailed}
        isTitle
        skeleton={<Skeleton className="h-4 w-48" />}
      />
      {deletion.failure && <Banner {...deletion.failure} />}
      <ul className="border-t border-hairline empty:hidden">
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            isGoing={deletion.isBusy(note.id)}
            onDelete={() => void deletion.run(note)}
          />
        ))}
      </ul>
      {notes.length < total && limit < listLimits.limit && (
        <Button className="self-start" onClick={() => setLimit(listLimits.limit)}>
          Show older notes
        </Button>
      )}
      <Permitted call={customerRecordCalls.addNote}>
        <NoteForm
          key={id}
          about={`customer-note:${id}`}
          maxLength={customerRecordLimits.note}
          store={(text, key) => addNote({ id, text }, key)}
          failed={customerRecordMessages.noteFailed}
        />
      </Permitted>
    </section>
  )
}

type NoteItemProps = { note: CustomerNote; isGoing: boolean; onDelete: () => void }

function NoteItem({ note: { text, at, by }, isGoing, onDelete }: NoteItemProps) {
  return (
    <li className="border-b border-hairline py-2 text-sm">
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
        <p className="wrap-anywhere">
          {by} · <time dateTime={at}>{timeText(at)}</time>
        </p>
        <Permitted call={customerRecordCalls.deleteNote}>
          <Button
            look="quiet"
            aria-label={`Delete the note “${text.slice(0, 60)}”`}
            onClick={onDelete}
          >
            {isGoing ? 'Deleting...' : 'Delete'}
          </Button>
        </Permitted>
      </div>
    </li>
  )
}

function useNoteDeletion(id: string) {
  return useWrite({
    store: (note: CustomerNote) => callApi(customerRecordCalls.deleteNote, { id, noteId: note.id }),
    subjectOf: (note) => note.id,
    failureOf: (error) => failureOf(error, customerRecordMessages.noteDeleteFailed),
    onStored: ({ message }, note) =>
      announceRestorable({
        message,
        restore: () => callApi(customerRecordCalls.restoreNote, { id, noteId: note.id }),
        failed: customerRecordMessages.noteRestoreFailed,
        reads,
      }),
    outdates: reads,
  })
}

async function addNote(note: { id: string; text: string }, key: string) {
  const { message } = await callApi(customerRecordCalls.addNote, note, { key })
  announce(message)
  void outdate(reads)
}
