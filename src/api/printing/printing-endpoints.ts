import { printMessages } from '#contract/printing/catalogue-print.ts'
import type { PrintCatalogueForm } from '#contract/printing/print-form.ts'
import { printingCalls } from '#contract/printing/printing-calls.ts'
import { printingDefinitions } from '#contract/printing/printing-definitions.ts'
import type { App } from '#domain/app.ts'
import type { PrintChoice } from '#domain/printing/find-printed-products.ts'
import { printCatalogue, sendCatalogue } from '#domain/printing/send-catalogue.ts'
import { withSpecs } from '#domain/products/filter-products.ts'
import { withPresentCategory } from '#domain/require-category.ts'
import { endpointsOf } from '../endpoint.ts'

export const printingEndpoints = endpointsOf(printingCalls, printingDefinitions, {
  async print(app, { body }) {
    const { products: _, ...made } = await printCatalogue(app, await choiceOf(app, body))
    return { file: { ...made, type: 'application/pdf', isPrinted: true } }
  },
  async send(app, { caller, body }) {
    const { recipient, subject, text } = body
    const email = { recipient, subject, text }
    await sendCatalogue(app, caller.by, { choice: await choiceOf(app, body), email })
    return { message: printMessages.sent }
  },
})

async function choiceOf(app: App, form: PrintCatalogueForm): Promise<PrintChoice> {
  const { ids, query = {}, layout, order, customer } = form
  const look = { layout, order, customer }
  if (ids) return { ...look, ids }
  return { ...look, filter: withSpecs(await withPresentCategory(app, query, 'all')) }
}
