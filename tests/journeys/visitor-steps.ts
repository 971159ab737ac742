import type { Shop } from './shop.ts'

const meenakshi = {
  name: 'Meenakshi',
  email: 'meenakshi@sundaram.example',
  phone: '+919845012345',
  message: 'How soon can you deliver ten of them?',
}

/** What the form sends; without an answer of 201 the journey ends here. */
export async function enquire({ address }: Shop, form: Record<string, string>) {
  const answer = await fetch(`${address}/api/enquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...meenakshi, ...form }),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
}
