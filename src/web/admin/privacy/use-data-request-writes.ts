import { dataRequestCalls } from '#contract/privacy/data-request-calls.ts'
import { dataRequestMessages } from '#contract/privacy/data-request.ts'
import type { DataRequest } from '#contract/privacy/data-request.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'

type DataRequestWrite = { id: string; store: () => Promise<{ message: string }> }

export type DataRequestWrites = ReturnType<typeof useDataRequestWrites>

export function useDataRequestWrites() {
  const { run, failure, isBusy } = useWrite({
    store: ({ store }: DataRequestWrite) => store(),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, dataRequestMessages.changeFailed),
    announces: ({ message }) => message,
    outdates: [dataRequestCalls.list],
  })
  return {
    failure,
    isBusy,
    confirm({ id }: DataRequest) {
      void run({ id, store: () => callApi(dataRequestCalls.confirm, { id }) })
    },
    /** Does what the person asked for. */
    answer({ id, kind }: DataRequest) {
      const call = kind === 'export' ? dataRequestCalls.sendFile : dataRequestCalls.erase
      void run({ id, store: () => callApi(call, { id }) })
    },
  }
}
