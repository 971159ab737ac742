import { buffer } from 'node:stream/consumers'
import { allCategories } from '#contract/categories/category.ts'
import type { PriceBasis } from '#contract/company/company.ts'
import { streetOf } from '#contract/company/shown-company.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { joinNumberedRows } from '#contract/products/numbered-rows.ts'
import { fileNameOf, longestStem, shortenedAtWord } from '#platform/files/file-name.ts'
import type { App } from '../app.ts'
import { findCategories } from '../find-categories.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { findComparison } from '../products/find-comparison.ts'
import { readProducts } from '../products/read-products.ts'
import {
  choiceText,
  findChosenProducts,
  printedGroups,
  printedProduct,
} from './find-printed-products.ts'
import type { PrintChoice } from './find-printed-products.ts'
import type {
  CatalogueTask,
  ComparisonTask,
  DataSheetTask,
  PrintedCompany,
  PrintTask,
} from './print-task.ts'

/** A document that was made, in the folder of the printer. */
export type PrintedDocument = { fileKey: string; name: string; bytes: number; products: number }

/** In place of what a product does not say. */
const notStated = '–'

/** Of the links and buttons of the site, where an owner has chosen none. */
const usualColour = '#a8431a'

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Undefined where nothing that was chosen is on the site. */
export async function findCatalogueTask(
  app: App,
  choice: PrintChoice,
): Promise<CatalogueTask | undefined> {
  const { filter, layout, customer = '' } = choice
  const shop = { site: await findSiteProfile(app), publicUrl: app.outbox.publicUrl }
  const { products, leftOut } = await findChosenProducts(app, choice)
  const groups = printedGroups(products, await findCategories(app), shop)
  const [first, second] = groups
  if (!first) return undefined
  const category = filter?.category
  const isWhole = category !== undefined && category !== allCategories
  const title = isWhole || !second ? first.name : 'Products'
  const chosen = filter ? choiceText({ ...filter, category: undefined }) : ''
  const head = headOf(app, shop.site, title)
  return { kind: 'catalogue', ...head, layout, customer, choice: chosen, groups, leftOut }
}

export async function findDataSheetTask(app: App, id: string): Promise<DataSheetTask | undefined> {
  const [product] = await readProducts(app, [id])
  if (!product) return undefined
  const shop = { site: await findSiteProfile(app), publicUrl: app.outbox.publicUrl }
  const { category, description } = product
  const head = headOf(app, shop.site, product.name)
  return {
    kind: 'data-sheet',
    ...head,
    category,
    description,
    product: printedProduct(product, shop),
  }
}

/** As the page of the comparison shows them. One product alone has its data sheet. */
export async function findComparisonTask(
  app: App,
  ids: string[],
): Promise<ComparisonTask | DataSheetTask | undefined> {
  const [products, { rows }] = await Promise.all([readProducts(app, ids), findComparison(app, ids)])
  const [first, ...others] = products
  if (!first) return undefined
  if (others.length === 0) return findDataSheetTask(app, first.id)
  const shop = { site: await findSiteProfile(app), publicUrl: app.outbox.publicUrl }
  const isOfOne = others.every(({ category }) => category === first.category)
  const head = headOf(app, shop.site, `${isOfOne ? first.category : 'Products'} compared`)
  return {
    kind: 'comparison',
    ...head,
    products: products.map((product) => printedProduct(product, shop)),
    rows: joinNumberedRows(rows).map(({ label, texts }) => ({
      label,
      values: texts.map((text) => text || notStated),
    })),
  }
}

/** Makes the document, or gives the one that was made of the same content before. */
export async function printDocument(app: App, task: PrintTask): Promise<PrintedDocument> {
  const { key, bytes } = await app.printer.print(task, (key) => readWhole(app, key))
  return { fileKey: key, bytes, name: nameOf(task), products: countOf(task) }
}

/** Undefined where it would have to be made first. */
export async function findDocument(
  app: App,
  task: PrintTask,
): Promise<PrintedDocument | undefined> {
  const found = await app.printer.find(task)
  return (
    found && { fileKey: found.key, bytes: found.bytes, name: nameOf(task), products: countOf(task) }
  )
}

async function readWhole({ files }: App, key: string) {
  const stream = await files.get(key)
  return stream && buffer(stream)
}

function countOf(task: PrintTask) {
  if (task.kind === 'data-sheet') return 1
  if (task.kind === 'comparison') return task.products.length
  return task.groups.reduce((sum, { products }) => sum + products.length, 0)
}

const kindTexts: Record<PrintTask['kind'], string> = {
  catalogue: ' catalogue',
  'data-sheet': ' data sheet',
  comparison: '',
}

/** Of a title, however long the name of the company is. */
const fewestOfTitle = 30

/** A long title is shortened: what the file is and whose stays whole. */
function nameOf({ title, kind, company }: PrintTask) {
  const end = `${kindTexts[kind]}, ${company.name}`
  const name = `${shortenedAtWord(title, Math.max(fewestOfTitle, longestStem - end.length))}${end}`
  const otherwise = kindTexts[kind].trim() || 'comparison'
  return fileNameOf(name.replaceAll(/[/\\]/g, ' '), { extension: '.pdf', otherwise })
}

const basisTexts: Record<PriceBasis, string> = {
  'Not stated': '',
  'Including GST': ', GST included',
  'Excluding GST': ', GST extra as stated',
}

function headOf({ clock, outbox }: App, site: SiteProfile, title: string) {
  const now = clock.now()
  return {
    title,
    day: isoDay.format(now),
    dayText: dayFormat.format(now),
    priceTerms: `Prices in Indian rupees${basisTexts[site.priceBasis]}. Subject to change; ask us for a quotation.`,
    company: printedCompany(site, outbox.publicUrl),
  }
}

function printedCompany(site: SiteProfile, website: string): PrintedCompany {
  const { address, phone, colours } = site
  const city = `${address.city} ${address.postcode}`.trim()
  return {
    name: site.company,
    legalName: site.legalName,
    tagline: site.tagline,
    gstin: site.gstin,
    phone: phone.shown,
    email: site.email,
    website,
    address: [streetOf(address), city, address.state].filter((line) => line !== ''),
    colour: colours?.action ?? usualColour,
  }
}
