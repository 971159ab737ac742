import type {
  AccountsTable,
  SessionsTable,
  SignInAttemptsTable,
} from './accounts/accounts-table.ts'
import type { AuditTable } from './audit/audit-table.ts'
import type { ContentTable } from './content/content-table.ts'
import type {
  CategoryCountsTable,
  DemoProductsTable,
  ProductsTable,
} from './products/products-table.ts'

export type Tables = {
  accounts: AccountsTable
  audit: AuditTable
  categoryCounts: CategoryCountsTable
  content: ContentTable
  demoProducts: DemoProductsTable
  products: ProductsTable
  sessions: SessionsTable
  signInAttempts: SignInAttemptsTable
}
