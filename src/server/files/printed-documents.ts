import type { FastifyRequest } from 'fastify'
import { allCategories } from '#contract/categories/category.ts'
import { printLimits, printMessages } from '#contract/printing/catalogue-print.ts'
import { mostCompared } from '#contract/products/compared-products.ts'
import { ProductPageQuery } from '#contract/products/product-query.ts'
import type { App } from '#domain/app.ts'
import type { CatalogueFile } from '#domain/catalogues/find-catalogues.ts'
import {
  findCatalogueTask,
  findComparisonTask,
  findDataSheetTask,
  findDocument,
  printDocument,
} from '#domain/printing/print-document.ts'
import type { PrintTask } from '#domain/printing/print-task.ts'
import { withSpecs } from '#domain/products/filter-products.ts'
import { comparedIds } from '#domain/products/find-comparison.ts'
import { Refusal } from '#domain/refusal.ts'
import { findPresentName } from '#domain/require-category.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { CallRate } from '#platform/http/call-rate.ts'
import { fieldOf } from '#platform/unknown-fields.ts'

/** So many documents are made for one address in a minute; what is made already costs nothing. */
const mostMadePerMinute = 20

/** Of lists, whose filters have no end. */
const mostListsPerMinute = 5

/** Documents made of the products as they are; undefined where there is no product. */
export function printedDocuments(app: App) {
  const made = new CallRate(mostMadePerMinute)
  const lists = new CallRate(mostListsPerMinute)

  return {
    async catalogue(category: string, request: FastifyRequest) {
      const task = await findCatalogueTask(app, { layout: 'pictures', filter: { category } })
      return task && printed(task, request)
    },
    /** The products that are named, beside each other, else what a list of the site shows: as a table without pictures, else with them. */
    async list(asked: unknown, request: FastifyRequest) {
      const ids = chosenIds(asked)
      if (ids) {
        const task = await findComparisonTask(app, ids)
        return task && printed(task, request, lists)
      }
      const query = await findShownQuery(app, asked)
      if (!query) return undefined
      const { view, sort, page: _, ...filter } = query
      const layout = view === 'table' ? 'prices' : 'pictures'
      const most = printLimits.ofVisitor
      const task = await findCatalogueTask(app, { layout, order: sort, filter, most })
      return task && printed(task, request, lists)
    },
    async dataSheet(id: string, request: FastifyRequest) {
      const task = await findDataSheetTask(app, id)
      return task && printed(task, request)
    },
  }

  async function printed(task: PrintTask, { ip }: FastifyRequest, rate = made) {
    const known = await findDocument(app, task)
    if (!known) refuseTooMany(rate, clientAddress(ip))
    const { fileKey, name } = known ?? (await printDocument(app, task))
    return { fileKey, originalName: name } satisfies CatalogueFile
  }

  function refuseTooMany(rate: CallRate, address: string) {
    const wait = app.rateLimits ? rate.count(address, app.clock.now().getTime()) : 0
    if (wait > 0) throw new Refusal('too-many', printMessages.busy, { retryAfterSeconds: wait })
  }
}

/** As the address of a comparison names them. */
function chosenIds(asked: unknown) {
  const named = fieldOf(asked, 'ids')
  if (named === undefined) return undefined
  const texts = [named].flat().filter((text) => typeof text === 'string')
  return comparedIds(texts).slice(0, mostCompared)
}

/** Undefined for what no list of the site has, as a category that is not there. */
async function findShownQuery(app: App, asked: unknown) {
  const { data } = ProductPageQuery.safeParse(asked)
  if (!data) return undefined
  const { category = allCategories } = data
  const present = await findPresentName(app, category, 'shown')
  return present === undefined ? undefined : withSpecs({ ...data, category: present })
}
