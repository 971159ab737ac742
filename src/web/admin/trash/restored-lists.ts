import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { clientCalls, galleryCalls, partnerCalls } from '#contract/image-lists/image-list-calls.ts'
import { productDocumentCalls } from '#contract/product-documents/product-document-calls.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'

/** Calls whose reads are out of date after something was restored. */
export const restoredLists = [
  productCalls.listRecords,
  productDocumentCalls.list,
  catalogueCalls.findStored,
  enquiryCalls.list,
  enquiryCalls.findHistory,
  contactCalls.list,
  contactCalls.findHistory,
  galleryCalls.listForOffice,
  partnerCalls.listForOffice,
  clientCalls.listForOffice,
  customerRecordCalls.listNotes,
  customerRecordCalls.findTimeline,
  replyTemplateCalls.list,
]
