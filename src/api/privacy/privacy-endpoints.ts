import { listLimits } from '#contract/list-limits.ts'
import { dataRequestCalls } from '#contract/privacy/data-request-calls.ts'
import { dataRequestDefinitions } from '#contract/privacy/data-request-definitions.ts'
import { dataRequestMessages } from '#contract/privacy/data-request.ts'
import {
  eraseOnRequest,
  refuseDataRequest,
  sendOwnData,
} from '#domain/privacy/close-data-request.ts'
import { confirmDataRequest } from '#domain/privacy/confirm-data-request.ts'
import {
  countDataRequests,
  countStoredAbout,
  findDataRequests,
} from '#domain/privacy/find-data-requests.ts'
import { endpointsOf } from '../endpoint.ts'

const { confirmed, sent, erased, refused } = dataRequestMessages

export const privacyEndpoints = endpointsOf(dataRequestCalls, dataRequestDefinitions, {
  async list({ db }, { query: { page = 1, limit = listLimits.onPage, state } }) {
    const [requests, total] = await Promise.all([
      findDataRequests(db, state, { page, limit }),
      countDataRequests(db, state),
    ])
    return { requests, total, page, limit }
  },
  findStored: async (app, { params }) => ({ stored: await countStoredAbout(app, params.id) }),
  confirm: async (app, { caller, params }) => ({
    message: confirmed,
    request: await confirmDataRequest(app, caller.by, params.id),
  }),
  sendFile: async (app, { caller, params }) => ({
    message: sent,
    request: await sendOwnData(app, caller.by, params.id),
  }),
  erase: async (app, { caller, params }) => ({
    message: erased,
    request: await eraseOnRequest(app, caller.by, params.id),
  }),
  refuse: async (app, { caller, params, body }) => ({
    message: refused,
    request: await refuseDataRequest(app, caller.by, params.id, body.reason),
  }),
})
