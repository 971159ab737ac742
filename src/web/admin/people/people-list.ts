import { personCalls } from '#contract/people/person-calls.ts'
import { personMessages } from '#contract/people/person.ts'
import { addressQuery } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'

export const peopleList = officeList(
  addressQuery('/admin/people', () => ({})),
  {
    noun: ['person', 'people'],
    call: personCalls.list,
    inputOf: (_, part) => part,
    rowsOf: ({ people, total }) => ({ rows: people, total, facts: {} }),
    failureOf: (error) => failureOf(error, personMessages.listFailed),
  },
)
