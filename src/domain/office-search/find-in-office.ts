import { isPermitted } from '#contract/accounts/permissions.ts'
import type { Permission, Role } from '#contract/accounts/permissions.ts'
import { officeSearchLimits } from '#contract/office-search/office-search.ts'
import type { FoundItem } from '#contract/office-search/office-search.ts'
import type { App } from '../app.ts'
import { findCustomerRecords } from '../customer-directory/find-customer-records.ts'
import { holdsWords } from '../holds-words.ts'
import { findRecordIds } from '../products/find-product-records.ts'
import { readOfficeProducts } from '../products/read-products.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'
import { contactsInUse } from '../contacts/contacts-in-use.ts'

type FindKind = (app: App, q: string) => Promise<FoundItem[]>

const limit = officeSearchLimits.ofKind

/** Each kind with the permission of its list. */
const kinds: [Permission, FindKind][] = [
  ['products.view', findProducts],
  ['enquiries.view', findEnquiries],
  ['contacts.view', findMessages],
  ['customers.view', findCustomers],
]

/** The first of each kind that the role may see: products by relevance, customers the last active first, all else the newest first. */
export async function findInOffice(app: App, role: Role, q = ''): Promise<FoundItem[]> {
  if (q === '') return []
  const permitted = kinds.filter(([permission]) => isPermitted(role, permission))
  return (await Promise.all(permitted.map(([, find]) => find(app, q)))).flat()
}

async function findProducts(app: App, q: string): Promise<FoundItem[]> {
  const products = await readOfficeProducts(app, await findRecordIds(app, { q, limit }))
  return products.map(({ id, name, brand, modelNo }) => ({
    kind: 'product',
    id,
    title: name,
    detail: [brand, modelNo].filter(Boolean).join(' · '),
  }))
}

async function findEnquiries({ db }: App, q: string): Promise<FoundItem[]> {
  const rows = await enquiriesInUse(db)
    .select(['id', 'name', 'company', 'product', 'reference'])
    .where(holdsWords('searchText', q))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, company, product, reference }) => ({
    kind: 'enquiry',
    id,
    title: company ? `${name} · ${company}` : name,
    detail: `${product} · ${reference}`,
  }))
}

async function findMessages({ db }: App, q: string): Promise<FoundItem[]> {
  const rows = await contactsInUse(db)
    .select(['id', 'name', 'company', 'email', 'gstNumber', 'reference'])
    .where(holdsWords('contacts.searchText', q))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, company, email, gstNumber, reference }) => {
    const [title = reference, ...rest] = textsOf(name, company, gstNumber, email)
    return {
      kind: 'message',
      id,
      title,
      detail: [...rest.slice(0, 1), reference].join(' · '),
    }
  })
}

async function findCustomers({ db }: App, q: string): Promise<FoundItem[]> {
  const records = await findCustomerRecords(db, { q, page: 1, limit })
  return records.map(({ id, name, company, email, phone, gstNumber }) => {
    const [title = '', ...rest] = textsOf(company, name, gstNumber, email, phone)
    return {
      kind: 'customer',
      id,
      title,
      detail: rest.slice(0, 2).join(' · '),
    }
  })
}

function textsOf(...texts: (string | null)[]) {
  return texts.flatMap((text) => (text ? [text] : []))
}
