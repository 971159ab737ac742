import { apiKeys } from './051-api-keys.ts'
import { webhooks } from './052-webhooks.ts'
import { customerRecords } from './053-customer-records.ts'
import { customerNotesAndMerges } from './054-customer-notes-and-merges.ts'
import { categories } from './055-categories.ts'
import { mergedCategories } from './056-merged-categories.ts'
import { customerSide } from './057-customer-side.ts'
import { customerDetails } from './058-customer-details.ts'
import { dataRequests } from './059-data-requests.ts'
import { signInChecks } from './060-sign-in-checks.ts'
import { passkeys } from './061-passkeys.ts'
import { sentCatalogues } from './070-sent-catalogues.ts'
import { companyPreviews } from './062-company-previews.ts'
import { productImports } from './063-product-imports.ts'
import { replacedPictures } from './064-replaced-pictures.ts'
import { specCorrections } from './067-spec-corrections.ts'
import { companyPictures } from './073-company-pictures.ts'
import { suspendedCustomers } from './074-suspended-customers.ts'
import { categoryVersions } from './075-category-versions.ts'
import { unusedAccounts } from './076-unused-accounts.ts'
import { recordKeyGroups } from './077-record-key-groups.ts'
import { enquiryDetails } from './080-enquiry-details.ts'
import { mailSettings } from './081-mail-settings.ts'
import { clientStories } from './090-client-stories.ts'
import { noPlaceholders } from './091-no-placeholders.ts'
import { customerImports } from './092-customer-imports.ts'
import { enquiryProducts } from './093-enquiry-products.ts'
import { deletedCatalogues } from './095-deleted-catalogues.ts'
import { customersByEmail } from './098-customers-by-email.ts'
import { namesOfPeople } from './099-names-of-people.ts'
import { smallLetters } from './100-small-letters.ts'
import { listedPeopleFound } from './097-listed-people-found.ts'
import { undoneAndCorrectedImports } from './096-undone-and-corrected-imports.ts'
import { importReadings } from './094-import-readings.ts'
import type { Migrations } from '#platform/database/migrate.ts'
import { accounts } from './001-accounts.ts'
import { products } from './002-products.ts'
import { categoryCounts } from './003-category-counts.ts'
import { picturesAndCatalogues } from './004-pictures-and-catalogues.ts'
import { fileStore } from './005-file-store.ts'
import { enquiries } from './006-enquiries.ts'
import { letters } from './007-letters.ts'
import { contactsAndCustomers } from './008-contacts-and-customers.ts'
import { demoMessages } from './009-demo-messages.ts'
import { galleryAndLogos } from './010-gallery-and-logos.ts'
import { demoShowpieces } from './011-demo-showpieces.ts'
import { search } from './012-search.ts'
import { linkTokens } from './013-link-tokens.ts'
import { acknowledgements } from './014-acknowledgements.ts'
import { signIn } from './015-sign-in.ts'
import { customerPasswords } from './016-customer-passwords.ts'
import { consent } from './017-consent.ts'
import { demoRecord } from './018-demo-record.ts'
import { accountRoles } from './019-account-roles.ts'
import { hsnCodes } from './020-hsn-codes.ts'
import { gstRates } from './021-gst-rates.ts'
import { emails } from './022-emails.ts'
import { changes } from './023-changes.ts'
import { usage } from './026-usage.ts'
import { answerTimes } from './027-answer-times.ts'
import { replies } from './029-replies.ts'
import { enquiriesBySender } from './030-enquiries-by-sender.ts'
import { deletedSubmissions } from './031-deleted-submissions.ts'
import { deletedImages } from './032-deleted-images.ts'
import { usageIndexes } from './033-usage-indexes.ts'
import { drafts } from './034-drafts.ts'
import { followUps } from './035-follow-ups.ts'
import { people } from './036-people.ts'
import { replyTemplates } from './037-reply-templates.ts'
import { company } from './042-company.ts'
import { replyAttachments } from './043-reply-attachments.ts'
import { featuredProducts } from './038-featured-products.ts'
import { indexesInUse } from './039-indexes-in-use.ts'
import { productDocuments } from './086-product-documents.ts'
import { accessories } from './087-accessories.ts'
import { stockAlerts } from './088-stock-alerts.ts'
import { indexNow } from './089-index-now.ts'
import { auditChain } from './040-audit-chain.ts'
import { secondFactors } from './041-second-factors.ts'

/** In this order, for ever: what has been released is never changed, only followed by another. */
export const migrations: Migrations = {
  '001-accounts': accounts,
  '002-products': products,
  '003-category-counts': categoryCounts,
  '004-pictures-and-catalogues': picturesAndCatalogues,
  '005-file-store': fileStore,
  '006-enquiries': enquiries,
  '007-letters': letters,
  '008-contacts-and-customers': contactsAndCustomers,
  '009-demo-messages': demoMessages,
  '010-gallery-and-logos': galleryAndLogos,
  '011-demo-showpieces': demoShowpieces,
  '012-search': search,
  '013-link-tokens': linkTokens,
  '014-acknowledgements': acknowledgements,
  '015-sign-in': signIn,
  '016-customer-passwords': customerPasswords,
  '017-consent': consent,
  '018-demo-record': demoRecord,
  '019-account-roles': accountRoles,
  '020-hsn-codes': hsnCodes,
  '021-gst-rates': gstRates,
  '022-emails': emails,
  '023-changes': changes,
  '026-usage': usage,
  '027-answer-times': answerTimes,
  '029-replies': replies,
  '030-enquiries-by-sender': enquiriesBySender,
  '031-deleted-submissions': deletedSubmissions,
  '032-deleted-images': deletedImages,
  '033-usage-indexes': usageIndexes,
  '034-drafts': drafts,
  '035-follow-ups': followUps,
  '036-people': people,
  '037-reply-templates': replyTemplates,
  '038-featured-products': featuredProducts,
  '039-indexes-in-use': indexesInUse,
  '040-audit-chain': auditChain,
  '041-second-factors': secondFactors,
  '042-company': company,
  '043-reply-attachments': replyAttachments,
  '051-api-keys': apiKeys,
  '052-webhooks': webhooks,
  '053-customer-records': customerRecords,
  '054-customer-notes-and-merges': customerNotesAndMerges,
  '055-categories': categories,
  '056-merged-categories': mergedCategories,
  '057-customer-side': customerSide,
  '058-customer-details': customerDetails,
  '059-data-requests': dataRequests,
  '060-sign-in-checks': signInChecks,
  '061-passkeys': passkeys,
  '062-company-previews': companyPreviews,
  '063-product-imports': productImports,
  '064-replaced-pictures': replacedPictures,
  '067-spec-corrections': specCorrections,
  '070-sent-catalogues': sentCatalogues,
  '073-company-pictures': companyPictures,
  '074-suspended-customers': suspendedCustomers,
  '075-category-versions': categoryVersions,
  '076-unused-accounts': unusedAccounts,
  '077-record-key-groups': recordKeyGroups,
  '080-enquiry-details': enquiryDetails,
  '081-mail-settings': mailSettings,
  '086-product-documents': productDocuments,
  '087-accessories': accessories,
  '088-stock-alerts': stockAlerts,
  '089-index-now': indexNow,
  '090-client-stories': clientStories,
  '091-no-placeholders': noPlaceholders,
  '092-customer-imports': customerImports,
  '093-enquiry-products': enquiryProducts,
  '094-import-readings': importReadings,
  '095-deleted-catalogues': deletedCatalogues,
  '096-undone-and-corrected-imports': undoneAndCorrectedImports,
  '097-listed-people-found': listedPeopleFound,
  '098-customers-by-email': customersByEmail,
  '099-names-of-people': namesOfPeople,
  '100-small-letters': smallLetters,
}
