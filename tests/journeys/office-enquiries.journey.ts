import { readFile } from 'node:fs/promises'
import { aProduct, addressOf, asked, rows } from './office-enquiry-steps.ts'
import { choose, lookAgainUntil, openNavigation, tab } from './office-steps.ts'
import { enquire } from './visitor-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop.ts'

test('an enquiry is listed with who, what and when, and found by name, email and product', async ({
  office,
  shop,
}) => {
  const product = aProduct()
  await enquire(shop, { product })
  await enquire(shop, { product, name: 'Zoë D’Souza', email: 'zoe@firm.example' })
  await office.goto('/admin/products')
  await openNavigation(office)
  await office.getByRole('link', { name: /^Enquiries/ }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Enquiry management')
  const search = office.getByLabel('Search enquiries')
  await search.fill(product)
  await expect(office).toHaveURL(/\/admin\/enquiries\?q=Kaveri/)
  await expect(rows(office)).toHaveCount(2)
  await expect(rows(office).last()).toContainText('Meenakshi')
  await expect(rows(office).last()).toContainText('meenakshi@sundaram.example')
  await expect(rows(office).last()).toContainText('+919845012345')
  await expect(rows(office).last()).toContainText(
    /\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d{2}:\d{2} [ap]m/,
  )
  for (const text of ['zoe d', 'zoe@firm']) {
    await search.fill(`${text} ${product}`)
    await expect(office).toHaveURL((url) => url.searchParams.get('q') === `${text} ${product}`)
    await expect(rows(office)).toHaveCount(1)
    await expect(rows(office)).toContainText('Zoë D’Souza')
  }
  await expect(tab(office, 'All Enquiries')).toHaveText('All Enquiries 1')
  await expect(office.getByText('All Enquiries', { exact: true })).toBeVisible()
  await tab(office, 'Resolved').click()
  await expect(office).toHaveURL(/status=resolved$/)
  await expect(office.getByText('No enquiries found')).toBeVisible()
  await expectAccessible(office)
  await office.goBack()
  await expect(rows(office)).toHaveCount(1)
  await office.getByRole('link', { name: 'Clear Filters' }).first().click()
  await expect(office).toHaveURL(/\/admin\/enquiries$/)
  await expect(search).toHaveValue('')
})

test(
  'Back undoes a choice, also one that was followed by typing before its rows were there',
  { tag: '@once' },
  async ({ office, shop, context }) => {
    const product = await asked(office, shop)
    await expect(rows(office)).toHaveCount(1)
    let respond = () => {}
    const held = new Promise<void>((resolve) => (respond = resolve))
    await context.route('**/api/admin/enquiries?*status=*', async (route) => {
      await held
      await route.continue()
    })
    await tab(office, 'New').click()
    const both = office.waitForRequest(/q=Meenakshi.*status=pending/)
    await office.getByLabel('Search enquiries').fill(`Meenakshi ${product}`)
    await both
    respond()
    await expect(office).toHaveURL(/q=Meenakshi.*&status=new$/)
    await office.goBack()
    await expect(office).toHaveURL(addressOf(product))
  },
)

test(
  'a status is shown once the server has stored it, and leaves a filtered list',
  { tag: '@once' },
  async ({ office, shop, context }) => {
    let store = () => {}
    const held = new Promise<void>((resolve) => (store = resolve))
    await context.route('**/status', async (route) => {
      await held
      await route.continue()
    })
    const product = await asked(office, shop)
    const status = office.getByLabel('Status of Meenakshi')
    await choose(office, 'Status of Meenakshi', 'In Progress')
    await expect(status).toHaveText('New')
    store()
    await expect(status).toHaveText('In Progress')
    await expect(office.getByText('Enquiry status updated')).toBeVisible()
    await office.goto(`${addressOf(product)}&status=in-progress`)
    await choose(office, 'Status of Meenakshi', 'Resolved')
    await expect(office.getByText('No enquiries found')).toBeVisible()
    await office.getByRole('button', { name: 'Undo' }).last().click()
    await expect(office.getByLabel('Status of Meenakshi')).toHaveText('In Progress')
  },
)

test(
  'a status that cannot be stored stays what it was, and says so',
  { tag: '@once' },
  async ({ office, shop, context }) => {
    await context.route('**/status', (route) => route.abort())
    await asked(office, shop)
    const status = office.getByLabel('Status of Meenakshi')
    await choose(office, 'Status of Meenakshi', 'Resolved')
    const alert = office.getByRole('alert')
    await expect(alert).toContainText('Failed to update enquiry status. Please try again.')
    await expect(alert).toContainText('No response from server. Please check your connection.')
    await expect(status).toHaveText('New')
  },
)

test(
  'an enquiry that comes is there without a reload, and waits while the details are open',
  { tag: '@once' },
  async ({ office, shop }) => {
    await office.clock.install()
    const product = await asked(office, shop)
    await expect(rows(office)).toHaveCount(1)
    await enquire(shop, { product, name: 'Second Sender' })
    const poll = office.waitForRequest(
      (request) => /enquiries\?/.test(request.url()) && 'x-unattended' in request.headers(),
    )
    await lookAgainUntil(office, () => expect(rows(office)).toHaveCount(2, { timeout: 1000 }))
    await poll
    await office.getByRole('button', { name: 'View Details of Second Sender' }).click()
    await enquire(shop, { product, name: 'Third Sender' })
    const notice = office.getByText('1 new enquiry')
    await lookAgainUntil(office, () => expect(notice).toBeVisible({ timeout: 1000 }))
    await office.getByRole('button', { name: 'Close' }).click()
    await expect(rows(office)).toHaveCount(2)
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(rows(office)).toHaveCount(3)
    await expect(office.getByText('1 new enquiry')).toBeHidden()
  },
)

test(
  'an enquiry that comes while a status is chosen waits, and the choices stay open',
  { tag: '@once' },
  async ({ office, shop }) => {
    await office.clock.install()
    const product = await asked(office, shop)
    await office.getByLabel('Status of Meenakshi').click()
    const choice = office.getByRole('option', { name: 'In Progress' })
    await expect(choice).toBeVisible()
    await enquire(shop, { product, name: 'Second Sender' })
    const notice = office.getByText('1 new enquiry')
    await lookAgainUntil(office, () => expect(notice).toBeVisible({ timeout: 1000 }))
    await expect(rows(office)).toHaveCount(1)
    await choice.click()
    await expect(office.getByLabel('Status of Meenakshi')).toHaveText('In Progress')
  },
)

test(
  'the navigation counts what nobody has opened, on every screen',
  { tag: '@once' },
  async ({ office, shop }) => {
    await office.clock.install()
    await office.goto('/admin/account')
    const link = office.getByRole('link', { name: /^Enquiries/ })
    await expect(link).toContainText(/\d+ unread/)
    const before = Number(/\d+/.exec(await link.innerText()))
    await enquire(shop, { product: aProduct() })
    const unread = new RegExp(`(?<!\\d)${before + 1} unread`)
    await lookAgainUntil(office, () => expect(link).toContainText(unread, { timeout: 1000 }))
  },
)

test(
  'an enquiry that a program has filled in is stored and marked',
  { tag: '@once' },
  async ({ office, shop }) => {
    await asked(office, shop, { website: 'http://pills.example' })
    await expect(rows(office)).toContainText('Suspected spam')
  },
)

test(
  'the filtered enquiries can be downloaded, and no cell is computed',
  { tag: '@once' },
  async ({ office, shop }) => {
    const message = 'A "quote", please.\nSoon.'
    const product = await asked(office, shop, { name: '=1+1', message })
    const coming = office.waitForEvent('download')
    await office.getByRole('button', { name: 'Download CSV' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d{2}-\d{2}\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('\uFEFFReference,Date,Status,')).toBe(true)
    expect(text).toContain(`,'=1+1,meenakshi@sundaram.example,+91 98450 12345,`)
    expect(text).toContain(`,${product},,"A ""quote"", please.\nSoon.",,,,,,,\r\n`)
  },
)

test(
  'a download holds every part of a long list, and each enquiry once',
  { tag: '@once' },
  async ({ office, shop, context }) => {
    const product = await asked(office, shop)
    await expect(rows(office)).toHaveCount(1)
    const response = await context.request.get(`${shop.address}/api/admin/enquiries?q=${product}`, {
      headers: { Authorization: `Bearer ${await office.evaluate(() => localStorage['token'])}` },
    })
    const whole = (await response.json()) as { enquiries: Record<string, unknown>[] }
    const [first] = whole.enquiries
    const second = { ...first, id: 'second', reference: 'E-SECOND' }
    await context.route('**/api/admin/enquiries?*', (route) => {
      const isNext = new URL(route.request().url()).searchParams.get('page') === '6'
      const next = '/api/admin/enquiries?page=6&limit=200'
      const part = isNext ? { enquiries: [first, second] } : { enquiries: [first], next }
      return route.fulfill({ json: { ...whole, ...part } })
    })
    const coming = office.waitForEvent('download')
    await office.getByRole('button', { name: 'Download CSV' }).click()
    const text = await readFile(await (await coming).path(), 'utf8')
    expect(text.split('\r\n').filter((line) => line.startsWith('E-'))).toHaveLength(2)
    expect(text).toContain('E-SECOND')
  },
)

test(
  'a list that cannot be read is empty, says so, and can be tried again',
  { tag: '@once' },
  async ({ office, shop, context }) => {
    await context.route('**/api/admin/enquiries?*', (route) => route.abort())
    await asked(office, shop)
    const alert = office.getByRole('alert')
    await expect(alert).toContainText('Failed to load enquiries. Please try again.')
    await expect(alert).toContainText('No response from server. Please check your connection.')
    await expectAccessible(office)
    await context.unroute('**/api/admin/enquiries?*')
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(office)).toHaveCount(1)
  },
)

test('many and long ones are paged, accessible and fit the screen', async ({ office, shop }) => {
  const product = aProduct()
  await Promise.all(
    Array.from({ length: 25 }, (_, i) => enquire(shop, { product, name: `Sender ${i}` })),
  )
  const name = 'Unbreakable'.repeat(11).slice(0, 120)
  await enquire(shop, { product, name, message: 'Long text. '.repeat(450) })
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  await office.route('**/api/admin/enquiries?*', async (route) => {
    await held
    await route.continue()
  })
  await office.goto(addressOf(product))
  await expect(office.getByText('Loading enquiries...')).toBeVisible()
  respond()
  await expect(office.getByText('1–25 of 26 enquiries')).toBeVisible()
  await expectAccessible(office)
  await expectNoSidewaysScroll(office)
  await office.getByRole('button', { name: `View Details of ${name}` }).click()
  await expect(office.getByText('Received', { exact: true })).toBeVisible()
  await expectAccessible(office)
  await office.keyboard.press('Escape')
  await office.getByRole('link', { name: 'Next' }).click()
  await expect(office).toHaveURL(/page=2$/)
  await expect(rows(office)).toHaveCount(1)
})
