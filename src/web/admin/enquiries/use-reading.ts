import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { noteOneRead } from './unread-enquiries.ts'
import { useMay } from '../session/permitted.tsx'

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
