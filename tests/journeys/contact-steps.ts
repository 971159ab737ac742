import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { writesFromHosur } from '../fixtures/questions.ts'
import type { Shop } from './shop.ts'

/** Somebody writes through the contact form; gives the name by which the office finds it. */
export async function writeToUs(shop: Shop, changes: object = {}) {
  const own = randomUUID()
  const name = `Divya ${inLetters(own.slice(0, 18))}`
  const email = `divya-${own}@hosurfoods.example`
  const body = JSON.stringify({ ...withoutNulls(writesFromHosur), name, email, ...changes })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${shop.address}/api/contact`, { method: 'POST', headers, body })
  if (response.status !== 201) throw new Error(await response.text())
  return { name, email }
}

export async function findContacts(page: Page, q: string) {
  await page.goto(`/admin/contacts?${new URLSearchParams({ q })}`)
}

/** A name of letters, and not a long one: e-mails greet with no other. */
function inLetters(id: string) {
  return id.replaceAll('-', '').replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
}

function withoutNulls(form: object) {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null))
}
