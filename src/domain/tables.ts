import type {
  AccountDevicesTable,
  AccountsTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
} from './accounts/accounts-table.ts'
import type { PasskeysTable, UsedChallengesTable } from './accounts/passkeys-table.ts'
import type { OfficeSettingsTable } from './accounts/office-settings-table.ts'
import type { KnownSignInsTable } from './limits/known-sign-ins-table.ts'
import type { SignInAttemptsTable } from './limits/sign-in-attempts-table.ts'
import type { SlowedSignInsTable } from './limits/slowed-sign-ins-table.ts'
import type { AccessoriesTable } from './accessories/accessories-table.ts'
import type { IndexNowTable } from './index-now/index-now-table.ts'
import type { ProductDocumentsTable } from './product-documents/product-documents-table.ts'
import type { StockAlertsTable } from './stock-alerts/stock-alerts-table.ts'
import type { AuditChainTable, AuditTable } from './audit/audit-table.ts'
import type { SentCataloguesTable } from './printing/sent-catalogues-table.ts'
import type { CataloguesTable, DeletedCataloguesTable } from './catalogues/catalogues-table.ts'
import type {
  CategoriesTable,
  FormerCategoryNamesTable,
  MergedProductsTable,
} from './categories-table.ts'
import type { CompanyPicturesTable } from './company/company-pictures-table.ts'
import type { CompanyPreviewsTable } from './company/company-previews-table.ts'
import type { CompanyVersionsTable } from './company/company-versions-table.ts'
import type { ConsentsTable } from './consents/consents-table.ts'
import type { ContactsTable } from './contacts/contacts-table.ts'
import type { ContentTable } from './content/content-table.ts'
import type {
  CustomerAddressesTable,
  CustomerPasswordLinksTable,
  CustomerPeopleTable,
  CustomersTable,
  CustomerSessionsTable,
} from './customers/customers-table.ts'
import type {
  CustomerImportRecordsTable,
  CustomerImportsTable,
  CustomerRecordDoublesTable,
  CustomerRecordKeysTable,
  CustomerRecordLockTable,
  CustomerRecordMergesTable,
  CustomerRecordNotesTable,
  CustomerRecordsTable,
} from './customer-records/customer-records-table.ts'
import type {
  EnquiriesTable,
  EnquiryNotesTable,
  EnquiryProductsTable,
} from './enquiries/enquiries-table.ts'
import type { ErasureStateTable } from './erasures/erasure-state-table.ts'
import type { FileStoreTable } from './files/file-store-table.ts'
import type {
  ClientStoriesTable,
  GalleryImagesTable,
  LogosTable,
} from './image-lists/image-lists-table.ts'
import type { ApiKeysTable } from './integrations/api-keys-table.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from './integrations/webhooks-table.ts'
import type { LimitCountsTable } from './limits/limit-counts-table.ts'
import type { ProductViewsTable, SearchesTable } from './usage/usage-table.ts'
import type { MailSettingsTable } from './emails/mail-settings-table.ts'
import type { EmailsTable } from './outbox/emails-table.ts'
import type { PicturesTable } from './pictures/pictures-table.ts'
import type { DataRequestsTable } from './privacy/data-requests-table.ts'
import type {
  ProductImportColumnsTable,
  ProductImportRowsTable,
  ProductImportsTable,
} from './product-imports/product-imports-table.ts'
import type {
  ProductPicturesTable,
  ProductsTable,
  ReplacedPicturesTable,
} from './products/products-table.ts'
import type { RepliesTable } from './replies/replies-table.ts'
import type { ReplyAttachmentsTable } from './replies/reply-attachments-table.ts'
import type { ReplyTemplatesTable } from './reply-templates/reply-templates-table.ts'

export type Tables = {
  accessories: AccessoriesTable
  accountDevices: AccountDevicesTable
  accounts: AccountsTable
  apiKeys: ApiKeysTable
  audit: AuditTable
  auditChain: AuditChainTable
  catalogues: CataloguesTable
  categories: CategoriesTable
  clientStories: ClientStoriesTable
  companyPictures: CompanyPicturesTable
  companyPreviews: CompanyPreviewsTable
  companyVersions: CompanyVersionsTable
  consents: ConsentsTable
  contacts: ContactsTable
  content: ContentTable
  customerAddresses: CustomerAddressesTable
  customerPeople: CustomerPeopleTable
  customerPasswordLinks: CustomerPasswordLinksTable
  customerRecordDoubles: CustomerRecordDoublesTable
  customerImportRecords: CustomerImportRecordsTable
  customerImports: CustomerImportsTable
  customerRecordKeys: CustomerRecordKeysTable
  customerRecordLock: CustomerRecordLockTable
  customerRecordMerges: CustomerRecordMergesTable
  customerRecordNotes: CustomerRecordNotesTable
  customerRecords: CustomerRecordsTable
  customers: CustomersTable
  customerSessions: CustomerSessionsTable
  dataRequests: DataRequestsTable
  deletedCatalogues: DeletedCataloguesTable
  emails: EmailsTable
  enquiries: EnquiriesTable
  enquiryNotes: EnquiryNotesTable
  enquiryProducts: EnquiryProductsTable
  erasureState: ErasureStateTable
  fileStore: FileStoreTable
  formerCategoryNames: FormerCategoryNamesTable
  galleryImages: GalleryImagesTable
  indexNow: IndexNowTable
  knownSignIns: KnownSignInsTable
  limitCounts: LimitCountsTable
  logos: LogosTable
  mergedProducts: MergedProductsTable
  passwordResets: PasswordResetsTable
  mailSettings: MailSettingsTable
  officeSettings: OfficeSettingsTable
  passkeys: PasskeysTable
  usedChallenges: UsedChallengesTable
  pictures: PicturesTable
  productDocuments: ProductDocumentsTable
  productImportColumns: ProductImportColumnsTable
  productImportRows: ProductImportRowsTable
  productImports: ProductImportsTable
  productPictures: ProductPicturesTable
  products: ProductsTable
  recoveryCodes: RecoveryCodesTable
  replacedPictures: ReplacedPicturesTable
  replies: RepliesTable
  replyAttachments: ReplyAttachmentsTable
  sentCatalogues: SentCataloguesTable
  replyTemplates: ReplyTemplatesTable
  productViews: ProductViewsTable
  searches: SearchesTable
  secondFactors: SecondFactorsTable
  sessions: SessionsTable
  signInAttempts: SignInAttemptsTable
  slowedSignIns: SlowedSignInsTable
  stockAlerts: StockAlertsTable
  webhookDeliveries: WebhookDeliveriesTable
  webhooks: WebhooksTable
}

/** The tables with these columns, so that a lower feature can work on rows of higher ones. */
export type TableWith<Columns> = {
  [Name in keyof Tables]: Tables[Name] extends Columns ? Name : never
}[keyof Tables]
