import { trashCalls } from '#contract/trash/trash-calls.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { addressQuery } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'

export const trashList = officeList(
  addressQuery('/admin/trash', () => ({})),
  {
    noun: ['deleted item', 'deleted items'],
    call: trashCalls.list,
    inputOf: (_, part) => part,
    rowsOf: ({ items, total }) => ({ rows: items, total, facts: {} }),
    failureOf: (error) => failureOf(error, trashMessages.listFailed),
  },
)
