import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import type { EnquiryStatus } from '#contract/enquiries/enquiry.ts'

/** The screen has words of its own for what the calls say: in its address, and in its selects. */
const screenStatusOf = {
  pending: 'new',
  responded: 'in-progress',
  closed: 'resolved',
} as const satisfies Record<EnquiryStatus, string>

export type ScreenStatus = (typeof screenStatusOf)[EnquiryStatus]

const pairs = Object.entries(screenStatusOf) as [EnquiryStatus, ScreenStatus][]

export const screenStatuses = pairs.map(([, screen]) => screen)

export const statusChoices = pairs.map(([status, screen]): [ScreenStatus, string] => [
  screen,
  enquiryStatusTexts[status],
])

export function asScreenStatus(status: EnquiryStatus): ScreenStatus {
  return screenStatusOf[status]
}

export function asServerStatus(screen: string): EnquiryStatus | undefined {
  return pairs.find(([, known]) => known === screen)?.[0]
}
