import type { Consent } from '#contract/consents/consent.ts'
import { callApi } from '../session/call-api.ts'

export function withdrawConsent(id: string) {
  const path = `/admin/consents/${encodeURIComponent(id)}/withdraw`
  return callApi<{ consent: Consent; message: string }>(path, { method: 'POST' })
}
