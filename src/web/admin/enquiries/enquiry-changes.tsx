import type { ResponseOf } from '#contract/call.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { enquiryDefinitions } from '#contract/enquiries/enquiry-definitions.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { announce } from '../../ui/toasts.tsx'
import { useFollowUp } from '../follow-ups/follow-up-details.tsx'
import { StatusBadge } from '../lists/badges.tsx'
import type { Tone } from '../lists/badges.tsx'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useMay } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { announceSubmissionChange } from '../submissions/submission-selection.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'
import { screenStatusOf, serverStatusOf, statusChoices } from './enquiry-list.ts'
import { noteOneRead } from './unread-enquiries.ts'

const reads = [enquiryCalls.list, enquiryCalls.findHistory]

export type StatusChange = ReturnType<typeof useStatusChange>

export type StoredStatus = ResponseOf<(typeof enquiryDefinitions)['setStatus']>

type ChosenStatus = { enquiry: Enquiry; status: EnquiryStatus }

export function useStatusChange(onStored: (stored: StoredStatus) => void) {
  return useWrite({
    store: ({ enquiry: { id }, status }: ChosenStatus) =>
      callApi(enquiryCalls.setStatus, { id, status }),
    subjectOf: ({ enquiry }) => enquiry.id,
    failureOf: (error, { enquiry: { id, name } }) => ({
      ...failureUnder(enquiryMessages.statusFailed, error),
      subject: { kind: 'enquiry' as const, id, sender: name, isChosen: true },
    }),
    onStored,
    outdates: reads,
  })
}

/** With a way back, where the enquiry may have left the list. */
export function announceStatus(
  { enquiry: { id }, message, changeId }: StoredStatus,
  onRestored: (enquiry: Enquiry) => void,
) {
  if (!changeId) return announce(message)
  announceSubmissionChange({
    message,
    changeId,
    async undo(changeId) {
      const undone = await callApi(enquiryCalls.undoChange, { changeId })
      const { enquiry } = await callApi(enquiryCalls.find, { id })
      onRestored(enquiry)
      return undone
    },
    reads: [...reads, enquiryCalls.find],
  })
}

export function useEnquiryFollowUp(onChanged: (enquiry: Enquiry) => void) {
  return useFollowUp({
    kind: 'enquiry',
    call: enquiryCalls.setFollowUp,
    store: (input) => callApi(enquiryCalls.setFollowUp, input),
    onStored: ({ enquiry }) => onChanged(enquiry),
    outdates: reads,
  })
}

/** Marks an enquiry as read. */
export function useReading(onRead: (enquiry: Enquiry) => void) {
  const reading = useWrite({
    store: ({ id }: Enquiry) => callApi(enquiryCalls.markRead, { id }),
    subjectOf: ({ id }) => id,
    // It stays unread: nobody has asked for this.
    failureOf: () => undefined,
    onStored({ enquiry }) {
      onRead(enquiry)
      noteOneRead()
    },
  })
  const may = useMay(enquiryCalls.markRead)
  return { ...reading, run: async (enquiry: Enquiry) => (may ? reading.run(enquiry) : undefined) }
}

export function useEnquiryDeletion(onGone: (enquiry: Enquiry) => void) {
  return useRowDeletion<Enquiry>({
    store: ({ id }) => callApi(enquiryCalls.delete, { id }),
    failed: enquiryMessages.deleteFailed,
    question: ({ reference, name }) => `Delete the enquiry ${reference} from ${name}?`,
    hint: () =>
      `It leaves the lists, and can be restored from the trash for ${retention.trashDays} days.`,
    announces: ({ message }, { id }) =>
      announceDeletion({ kind: 'enquiry', id, message, reads: [enquiryCalls.list] }),
    onGone,
    outdates: [enquiryCalls.list, trashCalls.list],
  })
}

type StatusSelectProps = { enquiry: Enquiry; label: string; change: StatusChange }

/** While a change is under way, it shows what is stored. */
export function StatusSelect({ enquiry, label, change }: StatusSelectProps) {
  const { id, status } = enquiry
  return (
    <StatusBadge
      call={enquiryCalls.setStatus}
      label={label}
      value={screenStatusOf[status]}
      choices={statusChoices}
      onChoose={(screen) => {
        const chosen = serverStatusOf(screen)
        if (chosen) void change.run({ enquiry, status: chosen })
      }}
      isBusy={change.isBusy(id)}
      tone={tones[status]}
    />
  )
}

const tones: Record<EnquiryStatus, Tone> = { pending: 'blue', responded: 'amber', closed: 'leaf' }
