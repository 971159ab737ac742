import { contactMessages } from '#contract/contacts/contact.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { contactsPath, isContactFiltered } from './contact-table-query.ts'
import type { ContactTableQuery } from './contact-table-query.ts'

export function NoContacts({ query }: { query: ContactTableQuery }) {
  if (isContactFiltered(query)) {
    return (
      <EmptyState title={contactMessages.none} hint="Try adjusting your search or filter">
        <ButtonLink to={contactsPath}>Clear Filters</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={contactMessages.none}
      hint="Whoever writes through the Contact page is here a moment later."
    >
      <ButtonLink to="/contact">View the Contact page</ButtonLink>
    </EmptyState>
  )
}
