import type { SessionRow } from '#contract/accounts/account.ts'
import { callApi } from '../session/call-api.ts'

const path = '/admin/account/sessions'

export async function askForSessions() {
  const { sessions } = await callApi<{ sessions: SessionRow[] }>(path)
  return sessions
}

export async function endSession(id: string) {
  await callApi(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

export async function endOtherSessions() {
  await callApi(path, { method: 'DELETE' })
}
