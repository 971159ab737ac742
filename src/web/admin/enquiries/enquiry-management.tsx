import { otherCategory } from '#contract/enquiries/enquiry-categories.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { useCategoryNames } from '../categories/use-categories.tsx'
import { dayText } from '../follow-ups/follow-up-days.ts'
import { useFollowUpFilters } from '../follow-ups/use-colleagues.ts'
import { choicesOf, FilterBar } from '../lists/filter-bar.tsx'
import { isListShown, ListAndItem, shouldReadList } from '../lists/list-and-item.tsx'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { TextFilter } from '../lists/row-filters.tsx'
import { useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { callQuery } from '../session/call-query.ts'
import { ChosenFilter, ReceivedFilters } from '../submissions/received-filters.tsx'
import { enquiryList } from './enquiry-list.ts'
import { ListedEnquiries } from './listed-enquiries.tsx'
import type { Route } from './+types/enquiry-management.ts'

export const meta = () => officeMeta('Enquiries')
export const handle = listHandle(enquiryMessages.loading)
export { shouldReadList as shouldRevalidate }

export function clientLoader({ url, params }: Route.ClientLoaderArgs) {
  if (isListShown(params)) enquiryList.load({ url })
}

export default function EnquiryManagement() {
  return (
    <ListAndItem
      alone={
        <ListScreen title="Enquiry management">
          <EnquiryFilters />
          <ListedEnquiries />
        </ListScreen>
      }
      beside={
        <>
          <EnquiryFilters />
          <ListedEnquiries />
        </>
      }
    />
  )
}

function EnquiryFilters() {
  const { query, show, addressOf } = useListAddress(enquiryList)
  const { product, productId, takenUpOn } = query
  const followUps = useFollowUpFilters()
  const names = [...useCategoryNames(), otherCategory]
  return (
    <FilterBar
      list={enquiryList}
      label="Enquiries"
      search={{ label: 'Search enquiries', placeholder: 'Name, e-mail, product or message' }}
      isFolded
      filters={[
        {
          name: 'category',
          label: 'Category',
          choices: choicesOf('All categories', names),
        },
        ...followUps,
        {
          name: 'read',
          label: 'Read or unread',
          choices: [
            ['', 'Read and unread'],
            ['no', 'Unread'],
          ],
        },
      ]}
    >
      {productId && (
        <ChosenFilter
          text="One product"
          remove="show all products"
          to={addressOf({ ...query, productId: '', page: 1 })}
        />
      )}
      {takenUpOn && (
        <ChosenFilter
          text={`Taken up ${dayText(takenUpOn)}`}
          remove="show all, whenever they were taken up"
          to={addressOf({ ...query, takenUpOn: '', page: 1 })}
        />
      )}
      <TextFilter
        label="Product"
        value={product}
        suggest={(q) => callQuery(enquiryCalls.suggestTexts, { of: 'product', q })}
        onChoose={(product) => show({ product }, { replace: true })}
      />
      <ReceivedFilters
        {...{ query, show }}
        suggestCompanies={(q) => callQuery(enquiryCalls.suggestTexts, { of: 'company', q })}
      />
    </FilterBar>
  )
}
