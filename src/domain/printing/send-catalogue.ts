import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { printLimits, printMessages } from '#contract/printing/catalogue-print.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import type { PrintChoice } from './find-printed-products.ts'
import { findCatalogueTask, printDocument } from './print-document.ts'
import type { PrintedDocument } from './print-document.ts'

export const sentFolder = 'sent-catalogues/'

type CatalogueEmail = { recipient: string; subject: string; text: string }

/** Makes the document. Refuses a choice of which nothing is on the site. */
export async function printCatalogue(app: App, choice: PrintChoice): Promise<PrintedDocument> {
  const task = await findCatalogueTask(app, choice)
  if (!task) throw new Refusal('conflict', printMessages.noProducts)
  return printDocument(app, task)
}

/** Stores what is sent before the row that names it, so that it goes out as it was, whenever it is sent. */
export async function sendCatalogue(
  app: App,
  by: Administrator,
  { choice, email }: { choice: PrintChoice; email: CatalogueEmail },
) {
  if (!app.outbox.isMailSetUp) throw new Refusal('conflict', printMessages.noMail)
  const made = await printCatalogue(app, choice)
  if (made.bytes > printLimits.bytes) throw new Refusal('conflict', printMessages.tooLarge)
  const fileKey = await storeSent(app, made)
  const { recipient, subject, text } = email
  const { name, bytes, products } = made
  await inTransaction(app, async (app) => {
    const emailId = await enqueueEmail(app, {
      kind: 'catalogue',
      recipient,
      subject,
      content: {
        paragraphs: text.split(/\n\s*\n/),
        attachments: [{ fileKey, name, type: 'application/pdf' }],
      },
    })
    await app.db.insertInto('sentCatalogues').values({ emailId, fileKey, bytes }).execute()
    const after = { name, products, layout: choice.layout }
    await recordAudit(app, by, { action: 'catalogue.sent', subjectId: emailId, after })
  })
}

/** Named by its content, as the check of a backup expects of a document. */
async function storeSent({ printer, files }: App, { fileKey }: PrintedDocument) {
  const stream = await printer.files.get(fileKey)
  // Swept in the moment since it was made.
  if (!stream) throw new Refusal('conflict', printMessages.sendFailed)
  const content = await buffer(stream)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 40)
  const key = `${sentFolder}${hash}.pdf`
  await files.put(key, content)
  return key
}
