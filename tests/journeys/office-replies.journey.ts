import { readFile } from 'node:fs/promises'
import { callsTo } from '../calls-to.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { asked } from './office-enquiry-steps.ts'
import { hold, requestsTo, toastOf } from './office-steps.ts'
import { test } from './shop-with-mail.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './shop.ts'

test('a reply is written in the office, sent by e-mail, and shown in the history', async ({
  office,
  shop,
  post,
}) => {
  const product = await asked(office, shop, { message: 'One line.\nAnother line.' })
  await office.getByRole('button', { name: 'View Details of Meenakshi' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Write a reply' }).click()
  const text = dialog.getByLabel('Your reply')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/^Dear Meenakshi/)
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(dialog.getByText(/^This is only the greeting/)).toBeVisible()
  await expect(text).toBeFocused()
  await text.fill('')
  await text.press('ControlOrMeta+Enter')
  await expect(dialog.getByText('Please write the reply')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await text.fill('Dear Meenakshi,\n\nThirty pieces are in stock.')
  const file = { name: 'Quote 2026.pdf', mimeType: 'application/pdf', buffer: priceList('Quote') }
  await dialog.getByLabel('Attachments (optional)').setInputFiles(file)
  await expect(dialog.getByRole('list', { name: 'Chosen files' })).toContainText(file.name)
  await office.reload()
  await office.getByRole('button', { name: 'View Details of Meenakshi' }).click()
  await expect(text).toHaveValue('Dear Meenakshi,\n\nThirty pieces are in stock.')
  await expect(dialog.getByText(/a reload removes chosen files: Quote 2026\.pdf/)).toBeVisible()
  const page = { ...file, name: 'Invoice.pdf', buffer: Buffer.from('<script>') }
  await dialog.getByLabel('Attachments (optional)').setInputFiles([file, page])
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(dialog.getByText(/“Invoice.pdf” is neither a PDF/)).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await dialog.getByRole('button', { name: 'Remove Invoice.pdf' }).click()
  const mail = await dialog
    .getByRole('link', { name: 'Open in my mail program' })
    .getAttribute('href')
  const { searchParams } = new URL(mail ?? '')
  expect(searchParams.get('subject')).toContain(product)
  expect(searchParams.get('body')).toBe(
    'Dear Meenakshi,\r\n\r\nThirty pieces are in stock.\r\n\r\n> One line.\r\n> Another line.',
  )
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(dialog.getByText('Reply sent')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'replied' })).toContainText(
    'Thirty pieces are in stock.',
  )
  const download = office.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Quote 2026.pdf' }).click()
  expect(await readFile(await (await download).path())).toEqual(file.buffer)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(office.getByLabel('Status of Meenakshi')).toHaveText('In Progress')
  await expect(async () => {
    const sent = post.received.find(({ mail }) => mail.text?.includes('Thirty pieces'))
    expect(sent?.to).toEqual(['meenakshi@sundaram.example'])
    expect(sent?.mail.subject).toContain(product)
    expect(sent?.mail.text).toContain('> Another line.')
    expect(sent?.mail.attachments.map(({ filename }) => filename)).toEqual([file.name])
  }).toPass()
})

test(
  'after a reply its confirmation is in view, the counts above the list are right, and the history says when the e-mail is sent',
  { tag: '@once' },
  async ({ office, shop }) => {
    const soon = { timeout: 9000 }
    const product = await asked(office, shop, { name: 'Tarini' })
    await asked(office, shop, { product })
    const inProgress = office.getByRole('link', { name: /^In Progress/ })
    await expect(inProgress).toHaveText('In Progress 0')
    await office.getByRole('link', { name: /^Tarini/ }).click()
    await office.getByRole('button', { name: 'Write a reply' }).click()
    await office.getByLabel('Your reply').fill('Dear Tarini,\n\nthirty pieces are in stock.')
    await office.getByRole('button', { name: 'Send reply' }).click()
    await expect(office.getByText('Reply sent')).toBeInViewport()
    await expect(office.getByRole('button', { name: 'Write a reply' })).toBeInViewport()
    await expect(inProgress).toHaveText('In Progress 1', soon)
    await expect(office.getByText('E-mail: Reply to an enquiry: Sent')).toBeVisible(soon)
  },
)

test(
  'a reply goes out although the next enquiry is opened meanwhile',
  { tag: '@once' },
  async ({ office, shop }) => {
    const product = await asked(office, shop, { name: 'Vasundhara' })
    await asked(office, shop, { product })
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    await office.getByRole('button', { name: 'Write a reply' }).click()
    await office.getByLabel('Your reply').fill('Dear Vasundhara, thirty pieces are in stock.')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await office.route('**/api/session', async (route) => {
      await released
      return route.continue()
    })
    await office.getByRole('button', { name: 'Send reply' }).click()
    await office.getByRole('link', { name: 'Newer' }).click()
    await expect(office.getByRole('heading', { name: 'Meenakshi', level: 1 })).toBeVisible()
    release()
    await expect(office.getByText('Reply sent')).toBeVisible()
    await office.getByRole('link', { name: 'Older' }).click()
    await expect(office.getByRole('button', { name: 'Write a reply' })).toBeVisible()
    await expect(office.getByRole('listitem').filter({ hasText: 'replied' })).toContainText(
      'thirty pieces are in stock',
    )
    await office.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'the button that sends a reply keeps the focus, and what is sent cannot be discarded meanwhile',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { name: 'Vasundhara' })
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    await office.getByRole('button', { name: 'Write a reply' }).click()
    await office.getByLabel('Your reply').fill('Dear Vasundhara, thirty pieces are in stock.')
    const sent = requestsTo(office, 'POST', '/replies')
    const release = await hold(office, 'POST', /\/replies$/)
    await office.getByRole('button', { name: 'Send reply' }).focus()
    await office.keyboard.press('Enter')
    const button = office.getByRole('button', { name: 'Sending...' })
    await expect(button).toBeFocused()
    await office.keyboard.press('Enter')
    const discard = office.getByRole('button', { name: 'Discard' })
    await discard.focus()
    await office.keyboard.press('Enter')
    await expect(discard).toBeFocused()
    release()
    await expect(office.getByText('Reply sent')).toBeVisible()
    expect(sent).toHaveLength(1)
    await office.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'a reply is written after its greeting, however it was opened',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { name: 'Vasundhara' })
    const list = office.url()
    const text = office.getByLabel('Your reply')
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    await office.getByRole('button', { name: 'Write a reply' }).click()
    await expect(text).toBeFocused()
    await office.keyboard.type('By the button.')
    await expect(text).toHaveValue('Dear Vasundhara,\n\nBy the button.')
    await office.reload()
    await expect(text).toHaveValue('Dear Vasundhara,\n\nBy the button.')
    await text.press('!')
    await expect(text).toHaveValue('Dear Vasundhara,\n\nBy the button.!')
    await office.getByRole('button', { name: 'Choose a template' }).press('Enter')
    await office.getByRole('menuitem', { name: 'Price and stock' }).press('Enter')
    await expect(text).toBeFocused()
    await office.keyboard.type(' And more')
    await expect(text).toHaveValue(/^Dear Vasundhara,[^]* And more$/)
    await office.getByRole('button', { name: 'Discard' }).click()
    await office.getByRole('heading', { level: 1 }).focus()
    await office.keyboard.press('r')
    await expect(text).toBeFocused()
    await office.keyboard.type('By the key.')
    await expect(text).toHaveValue('Dear Vasundhara,\n\nBy the key.')
    await office.getByRole('button', { name: 'Discard' }).click()
    await office.goto(list)
    await office.getByRole('button', { name: 'View Details of Vasundhara' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Write a reply' }).click()
    await expect(text).toBeFocused()
    await office.keyboard.type('In the dialog.')
    await expect(text).toHaveValue('Dear Vasundhara,\n\nIn the dialog.')
  },
)

test(
  'after a reply was sent or discarded by the keyboard, the button that begins one has the focus',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { name: 'Vasundhara' })
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    const write = office.getByRole('button', { name: 'Write a reply' })
    await write.press('Enter')
    await office.getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(write).toBeFocused()
    await office.keyboard.press('Enter')
    await office.keyboard.type('Thirty pieces are in stock.')
    await office.getByRole('button', { name: 'Send reply' }).press('Enter')
    await expect(office.getByText('Reply sent')).toBeVisible()
    await expect(write).toBeFocused()
    await asked(office, shop, { name: 'Vanathi' })
    await office.getByRole('button', { name: 'View Details of Vanathi' }).click()
    await write.press('Enter')
    await office.keyboard.type('Thirty pieces are in stock.')
    await office.getByRole('button', { name: 'Send reply' }).press('Enter')
    await expect(office.getByText('Reply sent')).toBeVisible()
    await expect(write).toBeFocused()
  },
)

test(
  'a typed reply that was discarded comes back by Undo, with its files and below what was typed since',
  { tag: '@once' },
  async ({ office, shop }) => {
    const product = await asked(office, shop, { name: 'Vasundhara' })
    await asked(office, shop, { product })
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    const write = office.getByRole('button', { name: 'Write a reply' })
    const discard = office.getByRole('button', { name: 'Discard' })
    const undo = office.getByRole('button', { name: 'Undo' })
    const text = office.getByLabel('Your reply')
    await write.click()
    await discard.click()
    await expect(write).toBeFocused()
    await expect(toastOf(office, /Reply discarded/)).toHaveCount(0)
    await write.click()
    await office.keyboard.type('A long letter.')
    const file = { name: 'Quote.pdf', mimeType: 'application/pdf', buffer: priceList('Quote') }
    await office.getByLabel('Attachments (optional)').setInputFiles(file)
    await discard.press('Enter')
    await expect(toastOf(office, /Reply discarded/)).toBeVisible()
    await expect(write).toBeFocused()
    await office.keyboard.press('F6')
    await expect(undo).toBeFocused()
    await office.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(office.getByRole('list', { name: 'Chosen files' })).toContainText(file.name)
    await office.keyboard.type(' It goes on.')
    const whole = 'Dear Vasundhara,\n\nA long letter. It goes on.'
    await expect(text).toHaveValue(whole)
    await expect(undo).toHaveCount(0)
    await discard.click()
    await write.click()
    await office.keyboard.type('A note.')
    await undo.click()
    await expect(text).toHaveValue(`Dear Vasundhara,\n\nA note.\n\n${whole}`)
    await expect(undo).toHaveCount(0)
    await discard.click()
    await office.getByRole('link', { name: 'Newer' }).click()
    await expect(office.getByRole('heading', { name: 'Meenakshi', level: 1 })).toBeVisible()
    await undo.click()
    await expect(toastOf(office, /Reply restored/)).toBeVisible()
    await expect(text).toHaveCount(0)
    await office.getByRole('link', { name: 'Older' }).click()
    await expect(text).toHaveValue(`Dear Vasundhara,\n\nA note.\n\n${whole}`)
  },
)

test(
  'a reply waits where another was sent while it was written, shows that one, and goes out at the next press',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { name: 'Vasundhara' })
    await office.getByRole('link', { name: /^Vasundhara/ }).click()
    const history = office.getByRole('region', { name: 'History' }).getByRole('listitem')
    await expect(history.first()).toBeVisible()
    const path = `/admin/enquiries/${new URL(office.url()).pathname.split('/').at(-1)}/replies`
    await office.getByRole('button', { name: 'Write a reply' }).click()
    const text = office.getByLabel('Your reply')
    await office.keyboard.type('Thirty pieces are in stock.')
    const elsewhere = callsTo(shop.address, await shop.signIn())
    const theirs = { subject: 'Re: Your enquiry', text: 'We have none left.' }
    expect((await elsewhere.call('POST', path, { body: theirs })).status).toBe(201)
    // It was begun before the other reply, which the reload shows.
    await office.reload()
    await expect(history.filter({ hasText: theirs.text })).toBeVisible()
    const second = { ...theirs, text: 'But perhaps next week.' }
    const send = office.getByRole('button', { name: 'Send reply' })
    await send.press('Enter')
    await expect(office.getByText(/replied at .* or send yours anyway\./)).toBeVisible()
    await expect(text).toHaveValue('Dear Vasundhara,\n\nThirty pieces are in stock.')
    expect((await elsewhere.call('POST', path, { body: second })).status).toBe(201)
    await office.keyboard.press('Enter')
    await expect(history.filter({ hasText: second.text })).toBeVisible()
    await expectAccessible(office)
    await expect(history.filter({ hasText: 'Thirty pieces' })).toHaveCount(0)
    await expect(send).toBeFocused()
    await office.keyboard.press('Enter')
    await expect(office.getByText('Reply sent')).toBeVisible()
    await expect(history.filter({ hasText: 'Thirty pieces' })).toBeVisible()
  },
)
