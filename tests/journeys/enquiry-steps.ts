import type { Page } from '@playwright/test'
import { laptopsForTheOffice } from '../fixtures/questions.ts'

const { name, email, phone, message } = laptopsForTheOffice

/** Fills the form that is there, in a dialog or on its page, as Meera does. */
export async function fillEnquiry(page: Page, other: Record<string, string> = {}) {
  for (const [field, text] of Object.entries({ name, email, phone, message, ...other })) {
    await page.locator(`form[action^="/enquiry"] [name="${field}"]`).fill(text)
  }
}
