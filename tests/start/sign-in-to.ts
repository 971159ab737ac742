import { asha } from '../fixtures/people.ts'

/** A token of Asha's from a server that runs in a process of its own. */
export async function signInTo(address: string) {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asha),
  })
  return ((await response.json()) as { token: string }).token
}
