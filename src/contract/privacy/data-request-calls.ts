import { callsOf } from '../call.ts'
import type { dataRequestDefinitions } from './data-request-definitions.ts'

const path = '/admin/data-requests'

export const dataRequestCalls = callsOf<typeof dataRequestDefinitions>()({
  list: { method: 'GET', path, can: 'data-requests.view' },
  findStored: { method: 'GET', path: `${path}/{id}/stored`, can: 'data-requests.view' },
  confirm: { method: 'POST', path: `${path}/{id}/confirm`, can: 'data-requests.edit' },
  sendFile: { method: 'POST', path: `${path}/{id}/file`, can: 'data-requests.edit' },
  erase: { method: 'POST', path: `${path}/{id}/erase`, can: 'data-requests.edit' },
  refuse: { method: 'POST', path: `${path}/{id}/refuse`, can: 'data-requests.edit' },
})
