import { trashCalls } from '#contract/trash/trash-calls.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { addressQuery } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

export const trashList = officeList(
  addressQuery('/admin/trash', () => ({})),
  {
    noun: ['deleted item', 'deleted items'],
    call: trashCalls.list,
    async readPart(_, part, options) {
      const { items, total } = await callApi(trashCalls.list, part, options)
      return { rows: items, total, facts: {} }
    },
    failureOf: (error) => failureOf(error, trashMessages.listFailed),
  },
)
