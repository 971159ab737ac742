import { productCategories } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useFollowUpFilters } from '../follow-ups/use-follow-up-filters.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { useListAddress } from '../lists/use-list.ts'
import { ReceivedFilters } from '../submissions/received-filters.tsx'
import { enquiryList } from './enquiry-list.ts'

export function EnquiryFilters() {
  const { query, show, addressOf } = useListAddress(enquiryList)
  const { productId } = query
  const followUps = useFollowUpFilters()
  return (
    <FilterBar
      list={enquiryList}
      label="Enquiries"
      search={{ label: 'Search enquiries', placeholder: 'Name, email or product' }}
      isFolded
      filters={[
        {
          name: 'category',
          label: 'Category',
          choices: [
            ['', 'All categories'],
            ...productCategories.map((category): [string, string] => [category, category]),
          ],
        },
        ...followUps,
      ]}
    >
      {productId && (
        <ButtonLink to={addressOf({ ...query, productId: '', page: 1 })} className="max-w-full">
          One product <span aria-hidden="true">×</span>
          <span className="sr-only">: show all products</span>
        </ButtonLink>
      )}
      <ReceivedFilters
        {...{ query, show }}
        toAllCompanies={addressOf({ ...query, company: '', page: 1 })}
      />
    </FilterBar>
  )
}
