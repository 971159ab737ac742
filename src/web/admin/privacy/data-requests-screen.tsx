import { useState } from 'react'
import {
  dataRequestMessages,
  dataRequestStates,
  dataRequestStateTexts,
} from '#contract/privacy/data-request.ts'
import type { DataRequest } from '#contract/privacy/data-request.ts'
import { dataRequestCalls } from '#contract/privacy/data-request-calls.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { officeList } from '../lists/office-list.ts'
import { StateFilter } from '../lists/row-filters.tsx'
import { TableView } from '../lists/table-view.tsx'
import { useList, useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { usePermissions } from '../session/permitted.tsx'
import { DataAnswer } from './data-answer.tsx'
import { dataRequestColumns, useDataRequestWrites } from './data-request-columns.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'

const loading = 'Loading the requests...'

const dataRequestList = officeList(
  addressQuery('/admin/privacy', (parameter) => ({
    state: oneOf(dataRequestStates, parameter('state')),
  })),
  {
    noun: ['request', 'requests'],
    call: dataRequestCalls.list,
    inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
    rowsOf: ({ requests, total }) => ({ rows: requests, total, facts: {} }),
    failureOf: (error) => failureOf(error, dataRequestMessages.listFailed),
  },
)

export const meta = () => officeMeta('Data requests')
export const handle = listHandle(loading)

export const clientLoader = dataRequestList.load

export default function DataRequestsScreen() {
  return (
    <ListScreen
      title="Data requests"
      subtitle="People who ask for a copy of their data, or for its deletion"
      actions={<RequestStateFilter />}
    >
      <DataRequests />
    </ListScreen>
  )
}

function DataRequests() {
  const [answered, setAnswered] = useState<DataRequest>()
  const [refused, setRefused] = useState<DataRequest>()
  const list = useList(dataRequestList, { isDue: () => false })
  const writes = useDataRequestWrites()
  const isEditable = usePermissions()('data-requests.edit')
  return (
    <TableView
      label="Data requests"
      list={list}
      loading={loading}
      failures={[writes.failure]}
      columns={dataRequestColumns({
        writes,
        isEditable,
        onAnswer: setAnswered,
        onRefuse: setRefused,
      })}
      empty={{
        title: dataRequestMessages.none,
        hint: 'The privacy page of the site links to a form for them.',
        filteredHint: 'Try another state.',
      }}
    >
      {answered && (
        <DataAnswer
          request={answered}
          onYes={() => {
            setAnswered(undefined)
            writes.answer(answered)
          }}
          onNo={() => setAnswered(undefined)}
        />
      )}
      {refused && <RefusalDialog request={refused} onClose={() => setRefused(undefined)} />}
    </TableView>
  )
}

function RequestStateFilter() {
  const { query, show } = useListAddress(dataRequestList)
  return (
    <StateFilter
      value={query.state}
      states={dataRequestStates}
      texts={dataRequestStateTexts}
      all="All requests"
      onChoose={(state) => show({ state })}
    />
  )
}
