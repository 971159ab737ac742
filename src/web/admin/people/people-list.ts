import { personCalls } from '#contract/people/person-calls.ts'
import { personMessages } from '#contract/people/person.ts'
import { addressQuery } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

export const peopleList = officeList(
  addressQuery('/admin/people', () => ({})),
  {
    noun: ['person', 'people'],
    call: personCalls.list,
    async readPart(_, part, options) {
      const { people, total } = await callApi(personCalls.list, part, options)
      return { rows: people, total, facts: {} }
    },
    failureOf: (error) => failureOf(error, personMessages.listFailed),
  },
)
