import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { withFields } from '#contract/call-request.ts'
import type {
  EnquiriesToday,
  Figure,
  ProductsToday,
  Today,
  TodayPeriod,
} from '#contract/today/today.ts'
import { todayCalls } from '#contract/today/today-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { enquiryList } from '../enquiries/enquiry-list.ts'
import { dayIn } from '../lists/address-query.ts'
import { failureUnder } from '../session/api-error.ts'
import { callQuery } from '../session/call-query.ts'
import { BarTable } from './bar-table.tsx'
import { DayChart, hoursText } from './day-chart.tsx'
import { monthDayText } from '../follow-ups/follow-up-days.ts'

export function TodayCharts({ today: { days, from, enquiries, products } }: { today: Today }) {
  return (
    <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
      {enquiries && <EnquiryCharts {...{ from, enquiries }} />}
      {products && <ProductCharts {...{ days, products }} />}
    </div>
  )
}

function EnquiryCharts({ from, enquiries }: { from: string; enquiries: EnquiriesToday }) {
  const { byDay, byCategory, byProduct, answerMinutes } = enquiries
  return (
    <>
      <DayChart
        title="Enquiries a day"
        unit="Enquiries"
        figures={byDay}
        none="No enquiries in these days."
        addressOf={({ name }) => enquiryList.addressWith({ from: name, to: name })}
      >
        <Link to={enquiryList.addressWith({ from })} className={listLink}>
          Enquiries of these days
        </Link>
      </DayChart>
      <DayChart
        title="Time until an enquiry was taken up"
        unit="Business hours, on average"
        figures={answerMinutes}
        textOf={hoursText}
        none="No enquiry was taken up in these days."
        addressOf={({ name }) => enquiryList.addressWith({ takenUpOn: name })}
      />
      <BarTable
        title="Enquiries by category"
        heads={['Category', 'Enquiries']}
        figures={byCategory}
        none="No enquiries in these days."
        addressOf={({ name }) => enquiryList.addressWith({ from, category: name })}
      />
      <BarTable
        title="Enquiries by product"
        heads={['Product', 'Enquiries']}
        figures={byProduct}
        none="No enquiries about a product in these days."
        addressOf={(figure) => enquiriesAbout(figure, from)}
      />
    </>
  )
}

function ProductCharts({ days, products }: { days: TodayPeriod; products: ProductsToday }) {
  const [params] = useSearchParams()
  const day = dayIn(params.get('day') ?? '')
  const addressWith = (fields: object) =>
    withFields('/admin/today', { days: days === '7' ? undefined : days, ...fields })
  const { views, searchesByDay, searches, emptySearches } = products
  return (
    <>
      <BarTable
        title="Product pages opened"
        heads={['Product', 'Times opened']}
        figures={views}
        none="No product page was opened in these days."
        addressOf={pageOf}
      />
      <DayChart
        title="Searches a day"
        unit="Searches"
        figures={searchesByDay}
        none={noSearches}
        addressOf={({ name }) => addressWith({ day: name })}
      />
      {day ? (
        <SearchesOfDay day={day}>
          <Link to={addressWith({})} preventScrollReset className={listLink}>
            Show all days
          </Link>
        </SearchesOfDay>
      ) : (
        <BarTable
          title="Searches"
          heads={['Words', 'Searches']}
          figures={searches}
          none={noSearches}
          addressOf={siteSearchOf}
        />
      )}
      <BarTable
        title="Searches without a result"
        heads={['Words', 'Searches']}
        figures={emptySearches}
        none={searches.length === 0 ? noSearches : 'Every search has found something.'}
        addressOf={siteSearchOf}
      />
    </>
  )
}

type SearchesOfDayProps = { day: string; children: React.ReactNode }

/** All words of one day, which together are as many as its bar. */
function SearchesOfDay({ day, children }: SearchesOfDayProps) {
  const { data, error } = useQuery(callQuery(todayCalls.findSearches, { day }))
  if (error) return <Banner {...failureUnder('The searches could not be loaded.', error)} />
  return (
    <BarTable
      title={`Searches on ${monthDayText(day)}`}
      heads={['Words', 'Searches']}
      figures={data?.searches ?? []}
      none={data ? 'No searches on this day.' : 'Loading the searches...'}
      textOf={({ name }) => name || 'Other words'}
      addressOf={(figure) => (figure.name ? siteSearchOf(figure) : undefined)}
    >
      {children}
    </BarTable>
  )
}

export function enquiriesAbout({ id }: Figure, from: string) {
  return enquiryList.addressWith({ from, productId: id ?? '' })
}

/** What somebody found who searched for these words. */
function siteSearchOf({ name }: Figure) {
  return withFields('/products', { q: name })
}

function pageOf({ id }: Figure) {
  return `/products-details/${id}`
}

const noSearches = 'No searches in this period.'
const listLink = 'inline-flex min-h-11 items-center text-sm text-action md:min-h-8'
