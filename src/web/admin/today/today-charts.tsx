import { Link } from 'react-router'
import { withFields } from '#contract/call-request.ts'
import type { EnquiriesToday, Figure, ProductsToday, Today } from '#contract/today/today.ts'
import { BarTable } from './bar-table.tsx'
import { DayChart } from './day-chart.tsx'
import { hoursText } from './hours-text.ts'

export function TodayCharts({ today: { enquiries, products } }: { today: Today }) {
  return (
    <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
      {enquiries && <EnquiryCharts enquiries={enquiries} />}
      {products && <ProductCharts products={products} />}
    </div>
  )
}

function EnquiryCharts({ enquiries }: { enquiries: EnquiriesToday }) {
  const { byDay, byCategory, byProduct, answerMinutes } = enquiries
  return (
    <>
      <DayChart
        title="Enquiries a day"
        unit="Enquiries"
        figures={byDay}
        none="No enquiries in these days."
      >
        <Link to="/admin/enquiries" className={listLink}>
          All enquiries
        </Link>
      </DayChart>
      <DayChart
        title="Time until an enquiry was taken up"
        unit="Business hours, on average"
        figures={answerMinutes}
        textOf={hoursText}
        none="No enquiry was taken up in these days."
      >
        <Link to="/admin/enquiries?status=in-progress" className={listLink}>
          Enquiries in progress
        </Link>
      </DayChart>
      <BarTable
        title="Enquiries by category"
        heads={['Category', 'Enquiries']}
        figures={byCategory}
        none="No enquiries in these days."
      />
      <BarTable
        title="Enquiries by product"
        heads={['Product', 'Enquiries']}
        figures={byProduct}
        none="No enquiries about a product in these days."
        addressOf={enquiriesAbout}
      />
    </>
  )
}

function ProductCharts({ products }: { products: ProductsToday }) {
  const { views, searchesByDay, searches, emptySearches } = products
  return (
    <>
      <BarTable
        title="Product pages opened"
        heads={['Product', 'Times opened']}
        figures={views}
        none="No product page was opened in these days."
        addressOf={editorOf}
      />
      <DayChart
        title="Searches a day"
        unit="Searches"
        figures={searchesByDay}
        none="Nobody has searched in these days."
      />
      <BarTable
        title="Searches"
        heads={['Words', 'Searches']}
        figures={searches}
        none="Nobody has searched in these days."
        addressOf={officeSearchOf}
      />
      <BarTable
        title="Searches without a result"
        heads={['Words', 'Searches']}
        figures={emptySearches}
        none="Every search has found something."
        addressOf={officeSearchOf}
      />
    </>
  )
}

export function enquiriesAbout({ name }: Figure) {
  return withFields('/admin/enquiries', { q: name })
}

function officeSearchOf({ name }: Figure) {
  return withFields('/admin/products', { q: name })
}

function editorOf({ id }: Figure) {
  return `/admin/products/edit/${id}`
}

const listLink = 'inline-flex min-h-11 items-center text-sm text-action md:min-h-8'
