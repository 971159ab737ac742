import type { AccountsTable, SessionsTable } from './accounts/accounts-table.ts'
import type { SignInAttemptsTable } from './limits/sign-in-attempts-table.ts'
import type { AuditTable } from './audit/audit-table.ts'
import type { CataloguesTable, DemoCataloguesTable } from './catalogues/catalogues-table.ts'
import type { ContactsTable } from './contacts/contacts-table.ts'
import type { ContentTable } from './content/content-table.ts'
import type { CustomersTable, CustomerSessionsTable } from './customers/customers-table.ts'
import type { DemoMessagesTable } from './demo/demo-messages-table.ts'
import type { DemoShowpiecesTable } from './demo/demo-showpieces-table.ts'
import type { EnquiriesTable, EnquiryNotesTable } from './enquiries/enquiries-table.ts'
import type { FileStoreTable } from './files/file-store-table.ts'
import type { GalleryImagesTable } from './gallery/gallery-table.ts'
import type { LogosTable } from './logos/logos-table.ts'
import type { LettersTable } from './outbox/letters-table.ts'
import type { PicturesTable } from './pictures/pictures-table.ts'
import type { SearchStateTable } from './search/search-state-table.ts'
import type { PublicPostsTable } from './limits/public-posts-table.ts'
import type {
  CategoryCountsTable,
  DemoProductsTable,
  ProductPicturesTable,
  ProductsTable,
} from './products/products-table.ts'

export type Tables = {
  accounts: AccountsTable
  audit: AuditTable
  catalogues: CataloguesTable
  categoryCounts: CategoryCountsTable
  contacts: ContactsTable
  content: ContentTable
  customers: CustomersTable
  customerSessions: CustomerSessionsTable
  demoCatalogues: DemoCataloguesTable
  demoMessages: DemoMessagesTable
  demoProducts: DemoProductsTable
  demoShowpieces: DemoShowpiecesTable
  enquiries: EnquiriesTable
  enquiryNotes: EnquiryNotesTable
  fileStore: FileStoreTable
  galleryImages: GalleryImagesTable
  letters: LettersTable
  logos: LogosTable
  pictures: PicturesTable
  productPictures: ProductPicturesTable
  products: ProductsTable
  publicPosts: PublicPostsTable
  searchState: SearchStateTable
  sessions: SessionsTable
  signInAttempts: SignInAttemptsTable
}

/** The tables whose rows have these columns. So the ground works on rows whose features it does not know. */
export type TableWith<Columns> = {
  [Name in keyof Tables]: Tables[Name] extends Columns ? Name : never
}[keyof Tables]
