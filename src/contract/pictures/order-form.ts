import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'

/** A call may send back a list that it read whole. Each that moves is a statement of one transaction. */
const most = 1000

const fault = `Name between 1 and ${most} ids in their order`

/**
 * Pictures in the order they shall have among themselves: they share out the places they hold, and
 * all others stay where they are. An id that is gone by now counts for nothing.
 */
export const OrderForm = z.object({
  ids: z.array(plainText(fault), fault).min(1, fault).max(most, fault),
})

const noPosition = 'Position must be a whole number from 1 on'

/** A place in the list, counted from 1. Beyond the end is the end. */
export const position = z.int(noPosition).min(1, noPosition)
