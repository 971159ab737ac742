import { accessoriesEndpoints } from './accessories/accessories-endpoints.ts'
import { accountsEndpoints } from './accounts/accounts-endpoints.ts'
import { auditEndpoints } from './audit/audit-endpoints.ts'
import { backupsEndpoints } from './backups/backups-endpoints.ts'
import { cataloguesEndpoints } from './catalogues/catalogues-endpoints.ts'
import { categoriesEndpoints } from './categories/categories-endpoints.ts'
import { companyEndpoints } from './company/company-endpoints.ts'
import { consentsEndpoints } from './consents/consents-endpoints.ts'
import { contactsEndpoints } from './contacts/contacts-endpoints.ts'
import { customerRecordsEndpoints } from './customer-directory/customer-records-endpoints.ts'
import { customersEndpoints } from './customers/customers-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { enquiriesEndpoints } from './enquiries/enquiries-endpoints.ts'
import { emailsEndpoints } from './emails/emails-endpoints.ts'
import { imageListsEndpoints } from './image-lists/image-lists-endpoints.ts'
import { integrationsEndpoints } from './integrations/integrations-endpoints.ts'
import { officeSearchEndpoints } from './office-search/office-search-endpoints.ts'
import { ownAccountEndpoints } from './customers/own-account-endpoints.ts'
import { ownEnquiriesEndpoints } from './own-enquiries/own-enquiries-endpoints.ts'
import { printingEndpoints } from './printing/printing-endpoints.ts'
import { productDocumentsEndpoints } from './product-documents/product-documents-endpoints.ts'
import { productImportsEndpoints } from './product-imports/product-imports-endpoints.ts'
import { productsEndpoints } from './products/products-endpoints.ts'
import { replyTemplatesEndpoints } from './reply-templates/reply-templates-endpoints.ts'
import { stockAlertsEndpoints } from './stock-alerts/stock-alerts-endpoints.ts'
import { searchEndpoints } from './search/search-endpoints.ts'
import { todayEndpoints } from './today/today-endpoints.ts'
import { peopleEndpoints } from './people/people-endpoints.ts'
import { privacyEndpoints } from './privacy/privacy-endpoints.ts'
import { trashEndpoints } from './trash/trash-endpoints.ts'

/** All calls. A call that is not in this table does not exist. */
export const endpointTable: Endpoint[] = [
  ...accountsEndpoints,
  ...auditEndpoints,
  ...productsEndpoints,
  ...accessoriesEndpoints,
  ...stockAlertsEndpoints,
  ...productDocumentsEndpoints,
  ...printingEndpoints,
  ...productImportsEndpoints,
  ...peopleEndpoints,
  ...privacyEndpoints,
  ...trashEndpoints,
  ...searchEndpoints,
  ...cataloguesEndpoints,
  ...categoriesEndpoints,
  ...companyEndpoints,
  ...imageListsEndpoints,
  ...enquiriesEndpoints,
  ...ownEnquiriesEndpoints,
  ...ownAccountEndpoints,
  ...emailsEndpoints,
  ...integrationsEndpoints,
  ...replyTemplatesEndpoints,
  ...consentsEndpoints,
  ...contactsEndpoints,
  ...customersEndpoints,
  ...customerRecordsEndpoints,
  ...backupsEndpoints,
  ...officeSearchEndpoints,
  ...todayEndpoints,
]
