import type { FastifyRequest } from 'fastify'
import { printMessages } from '#contract/printing/catalogue-print.ts'
import type { App } from '#domain/app.ts'
import type { CatalogueFile } from '#domain/catalogues/find-catalogues.ts'
import {
  findCatalogueTask,
  findDataSheetTask,
  findDocument,
  printDocument,
} from '#domain/printing/print-document.ts'
import type { PrintTask } from '#domain/printing/print-task.ts'
import { Refusal } from '#domain/refusal.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { CallRate } from '#platform/http/call-rate.ts'

/** So many documents are made for one address in a minute; what is made already costs nothing. */
const mostMadePerMinute = 20

/** Documents made of the products as they are; undefined where there is no product. */
export function livingDocuments(app: App) {
  const made = new CallRate(mostMadePerMinute)

  return {
    async catalogue(category: string, request: FastifyRequest) {
      const task = await findCatalogueTask(app, { layout: 'pictures', filter: { category } })
      return task && printed(task, request)
    },
    async dataSheet(id: string, request: FastifyRequest) {
      const task = await findDataSheetTask(app, id)
      return task && printed(task, request)
    },
  }

  async function printed(task: PrintTask, { ip }: FastifyRequest): Promise<CatalogueFile> {
    const known = await findDocument(app, task)
    if (!known) refuseTooMany(clientAddress(ip))
    const { fileKey, name } = known ?? (await printDocument(app, task))
    return { fileKey, originalName: name }
  }

  function refuseTooMany(address: string) {
    const wait = app.rateLimits ? made.count(address, app.clock.now().getTime()) : 0
    if (wait > 0) throw new Refusal('too-many', printMessages.busy, { retryAfterSeconds: wait })
  }
}
