import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { enquiriesPath, isEnquiryFiltered } from './enquiry-table-query.ts'
import type { EnquiryTableQuery } from './enquiry-table-query.ts'

export function NoEnquiries({ query }: { query: EnquiryTableQuery }) {
  if (isEnquiryFiltered(query)) {
    return (
      <EmptyState title={enquiryMessages.none} hint="Try another search or status.">
        <ButtonLink to={enquiriesPath}>Clear Filters</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={enquiryMessages.none}
      hint="What visitors ask about your products comes in here by itself."
    >
      <ButtonLink to="/products">View the products on the site</ButtonLink>
    </EmptyState>
  )
}
