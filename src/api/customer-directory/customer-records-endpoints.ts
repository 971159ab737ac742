import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { customerRecordDefinitions } from '#contract/customer-directory/customer-record-definitions.ts'
import { listLimits } from '#contract/list-limits.ts'
import { findCustomerRecord } from '#domain/customer-directory/find-customer-record.ts'
import {
  countCustomerRecords,
  findCustomerRecords,
} from '#domain/customer-directory/find-customer-records.ts'
import { countTimeline, findTimeline } from '#domain/customer-directory/find-timeline.ts'
import { requireRecord } from '#domain/customer-directory/require-record.ts'
import { endpointsOf } from '../endpoint.ts'
import { findPart } from '../paging.ts'

export const customerRecordsEndpoints = endpointsOf(
  customerRecordCalls,
  customerRecordDefinitions,
  {
    async list({ db }, { query }) {
      const { items, paging } = await findPart(query, {
        path: customerRecordCalls.list.path,
        find: (slice) => findCustomerRecords(db, slice),
        count: () => countCustomerRecords(db, query),
      })
      return { customers: items, ...paging }
    },
    async find({ db }, { params }) {
      return { customer: await findCustomerRecord(db, params.id) }
    },
    async findTimeline({ db }, { params, query }) {
      const { id } = await requireRecord(db, params.id)
      const { items, paging } = await findPart(
        { ...query, page: query.page ?? 1, limit: query.limit ?? listLimits.onPage },
        {
          path: `/admin/customer-records/${id}/timeline`,
          find: (slice) => findTimeline(db, id, slice),
          count: () => countTimeline(db, id, query),
        },
      )
      return { entries: items, ...paging }
    },
  },
)
