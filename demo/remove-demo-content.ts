import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { purgeCatalogue } from '#domain/catalogues/deleted-catalogues.ts'
import { removeCatalogue } from '#domain/catalogues/remove-catalogue.ts'
import { eraseContacts } from '#domain/contacts/purge-contacts.ts'
import { raiseContentVersion } from '#domain/content/raise-content-version.ts'
import { deleteCustomer } from '#domain/customers/delete-customer.ts'
import { eraseEnquiries } from '#domain/enquiries/purge-enquiries.ts'
import { eraseImages } from '#domain/image-lists/purge-images.ts'
import { purgeProduct } from '#domain/products/purge-products.ts'
import { withdrawProduct } from '#domain/products/withdraw-products.ts'
import { removeDemoCompany } from './demo-company-version.ts'
import { countOf, demoKinds, demoRecord, recordDemoRemoved } from './demo-record.ts'
import type { DemoKind } from './demo-record.ts'
import { findDemoContent } from './find-demo-content.ts'

/**
 * Removes what is as it was added, with `isAll` also what somebody has changed or used since. Gives
 * what was removed, and what of the demo content is left.
 */
export async function removeDemoContent(app: App, { isAll }: { isAll: boolean }) {
  return inTransaction(app, async (app) => {
    // First: on PostgreSQL those who change public content then follow one after the other.
    await raiseContentVersion(app)
    const { unchanged, changed } = await findDemoContent(app.db)
    const removed = demoRecord((kind) => [...unchanged[kind], ...(isAll ? changed[kind] : [])])
    const left = isAll ? demoRecord(() => []) : changed
    for (const kind of demoKinds) {
      for (const id of removed[kind]) await removers[kind](app, id)
    }
    await removeDemoCompany(app)
    if (countOf(removed) > 0) await recordDemoRemoved(app, removed, left)
    return { removed, left }
  })
}

/** For ever: nothing of the demo content stays in the trash, also what somebody has put there. */
const removers: Record<DemoKind, (app: App, id: string) => Promise<unknown>> = {
  async products(app, id) {
    await withdrawProduct(app, system, id)
    await purgeProduct(app, system, id)
  },
  catalogues: removeCatalogueOfFile,
  enquiries: (app, id) => eraseEnquiries(app, [id]),
  contacts: (app, id) => eraseContacts(app, [id]),
  customers: (app, id) => deleteCustomer(app, system, id),
  banners: (app, id) => eraseImages(app, 'gallery', [id]),
  partnerLogos: (app, id) => eraseImages(app, 'partners', [id]),
  clientLogos: (app, id) => eraseImages(app, 'clients', [id]),
}

async function removeCatalogueOfFile(app: App, fileKey: string) {
  const { category } = await app.db
    .selectFrom('catalogues')
    .select('category')
    .where('fileKey', '=', fileKey)
    .executeTakeFirstOrThrow()
  await purgeCatalogue(app, system, await removeCatalogue(app, system, category))
}
