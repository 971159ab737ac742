import { productCategories } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useFollowUpFilters } from '../follow-ups/use-follow-up-filters.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { PeriodFilter } from '../lists/period-filter.tsx'
import { useListAddress } from '../lists/use-list.ts'
import { enquiryList } from './enquiry-list.ts'

export function EnquiryFilters() {
  const { query, show, addressOf } = useListAddress(enquiryList)
  const { from, to, productId, company } = query
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
      <PeriodFilter {...{ from, to }} onChoose={show} />
      {productId && (
        <ButtonLink to={addressOf({ ...query, productId: '', page: 1 })} className="max-w-full">
          One product <span aria-hidden="true">×</span>
          <span className="sr-only">: show all products</span>
        </ButtonLink>
      )}
      {company && (
        <ButtonLink to={addressOf({ ...query, company: '', page: 1 })} className="max-w-full">
          <bdi className="truncate">{company}</bdi> <span aria-hidden="true">×</span>
          <span className="sr-only">: show all companies</span>
        </ButtonLink>
      )}
    </FilterBar>
  )
}
