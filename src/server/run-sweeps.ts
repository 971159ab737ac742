import type { App } from '#domain/app.ts'
import { purgeOldCatalogues } from '#domain/catalogues/deleted-catalogues.ts'
import { sweepCatalogues } from '#domain/catalogues/sweep-catalogues.ts'
import { purgeUnsavedPictures } from '#domain/company/company-pictures.ts'
import { purgeOldContacts } from '#domain/contacts/purge-contacts.ts'
import { purgeOldCustomerNotes } from '#domain/customer-directory/note-on-customer.ts'
import { purgeOldEnquiries } from '#domain/enquiries/purge-enquiries.ts'
import { claimStore } from '#domain/files/claim-store.ts'
import { purgeOldImages } from '#domain/image-lists/purge-images.ts'
import { sweepPictures } from '#domain/pictures/sweep-pictures.ts'
import { sweepSentCatalogues } from '#domain/printing/sweep-sent-catalogues.ts'
import { purgeOldProducts } from '#domain/products/purge-products.ts'
import { sweepImports } from '#domain/product-imports/forget-old-imports.ts'
import { purgeOldProductDocuments } from '#domain/product-documents/change-product-documents.ts'
import { sweepProductDocuments } from '#domain/product-documents/sweep-product-documents.ts'
import { forgetReplacedPictures } from '#domain/products/replace-pictures.ts'
import { sweepAttachments } from '#domain/replies/sweep-attachments.ts'
import { purgeOldReplyTemplates } from '#domain/reply-templates/delete-reply-template.ts'
import { day } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { removeLeftOvers } from '#platform/files/remove-left-overs.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

type SweepDeps = { app: App; log: Log }

const purges = {
  purgeOldProducts,
  purgeOldProductDocuments,
  purgeOldCatalogues,
  forgetReplacedPictures,
  purgeOldEnquiries,
  purgeOldContacts,
  purgeOldCustomerNotes,
  purgeOldImages,
  purgeOldReplyTemplates,
  purgeUnsavedPictures,
}
const sweeps = {
  sweepPictures,
  sweepCatalogues,
  sweepProductDocuments,
  sweepAttachments,
  sweepSentCatalogues,
  sweepImports,
}

/** Deletes rows whose time is over, as in the trash, and files that no row names, at the start and then once a day. */
export async function runSweeps(deps: SweepDeps, signal: AbortSignal) {
  do await sweepAll(deps, signal)
  while (await waitFor(day, signal))
}

export async function sweepAll({ app, log }: SweepDeps, signal: AbortSignal) {
  await attempt('incoming', () => removeLeftOvers(app.incoming))
  for (const [purge, run] of Object.entries(purges)) {
    await attempt(purge, async () => {
      const purged = await run(app, signal)
      if (purged > 0) log.info({ purge, purged }, 'rows whose time is over were deleted')
    })
  }
  await attempt('printed', () => app.printer.sweep(app.clock.now()))
  await attempt('stored', async () => {
    if (await claimStore(app)) return sweepStore()
    log.warn('stored files belong to another database: none of them is swept')
  })

  async function sweepStore() {
    for (const [sweep, run] of Object.entries(sweeps)) {
      await attempt(sweep, async () => {
        const files = await run(app, signal)
        if (files > 0) log.info({ sweep, files }, 'files that no row names were deleted')
      })
    }
  }

  /** One that fails every day would otherwise prevent those after it for ever. */
  async function attempt(sweep: string, work: () => Promise<unknown>) {
    await work().catch((error: Error) => logFailure(log, error, 'sweep failed', { sweep }))
  }
}
