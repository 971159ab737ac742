import { useState } from 'react'
import { Link } from 'react-router'
import { countOf, countText } from '#contract/count-text.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { subsetOfGap } from '#contract/today/today.ts'
import type {
  DataRequestsToday,
  ProductGap,
  ProductsToday,
  Today,
  WaitingSubmission,
} from '#contract/today/today.ts'
import { contactList } from '../contacts/contact-list.ts'
import { enquiryList } from '../enquiries/enquiry-list.ts'
import { shortDayText } from '../follow-ups/follow-up-days.ts'
import { FollowUps } from './follow-ups-due.tsx'
import { hoursText, linkLook } from './day-chart.tsx'
import { enquiriesAbout } from './today-charts.tsx'

/** What somebody has to do, the most urgent first. */
export function TodayTasks({ today }: { today: Today }) {
  const { from, followUps, enquiries, messages, emails, dataRequests, products } = today
  return (
    <>
      <ul aria-label="At a glance" className={glanceLook}>
        {enquiries && (
          <>
            <Fact text="unanswered enquiries" count={enquiries.unanswered} to={newEnquiries} />
            <Fact text="unread enquiries" count={enquiries.unread} to={unreadEnquiries} />
          </>
        )}
        {messages && (
          <Fact text="unanswered messages" count={messages.unanswered} to={pendingMessages} />
        )}
        {products && (
          <Fact text="products with faults" count={products.faulty} to="/admin/products/quality" />
        )}
        {emails && (
          <Fact text="failed e-mails" count={emails.failed} to="/admin/emails?state=failed" />
        )}
        {dataRequests && dataRequests.open > 0 && <DataRequests dataRequests={dataRequests} />}
        {emails && !emails.isMailSetUp && (
          <li className={factLook}>
            <Link to="/admin/settings" className="font-semibold text-amber no-underline">
              No mail is set up
            </Link>
            <span className="text-sm text-ink-soft">E-mails wait until it is.</span>
          </li>
        )}
      </ul>
      <FollowUps followUps={followUps} />
      {(enquiries || messages) && <Waiting today={today} />}
      {products && <ProductTasks {...{ from, products }} />}
    </>
  )
}

const newEnquiries = enquiryList.addressWith({ status: 'new' })
const unreadEnquiries = enquiryList.addressWith({ read: 'no' })
const pendingMessages = contactList.addressWith({ status: 'pending' })

type FactProps = { text: string; count: number; to: string; children?: React.ReactNode }

function Fact({ text, count, to, children }: FactProps) {
  return (
    <li className={factLook}>
      <Link to={to} className="flex flex-col text-ink no-underline">
        <span className="text-2xl font-bold figures">{countText(count)}</span>
        <span className="text-sm text-ink-soft">{text}</span>
        {children}
      </Link>
    </li>
  )
}

function DataRequests({ dataRequests }: { dataRequests: DataRequestsToday }) {
  const { open, nextDueAt } = dataRequests
  const [today] = useState(() => dayOf(new Date()))
  const dueOn = nextDueAt && dayOf(new Date(nextDueAt))
  return (
    <Fact text="open data requests" count={open} to="/admin/privacy?state=open">
      {dueOn && (
        <span className={`text-sm ${dueOn < today ? 'text-amber' : 'text-ink-soft'}`}>
          Next due <time dateTime={dueOn}>{shortDayText(dueOn, today)}</time>
        </span>
      )}
    </Fact>
  )
}

function Waiting({ today: { waiting, enquiries, messages } }: { today: Today }) {
  const { newest, oldest } = waiting
  const unanswered = (enquiries?.unanswered ?? 0) + (messages?.unanswered ?? 0)
  if (unanswered === 0) {
    return (
      <p className="text-ink-soft">Every enquiry and every message is answered or in progress.</p>
    )
  }
  return (
    <section
      aria-label="Unanswered enquiries and messages"
      className="grid gap-x-10 gap-y-6 @3xl:grid-cols-2"
    >
      <WaitingList title="Waiting longest" submissions={oldest} />
      {unanswered > oldest.length && <WaitingList title="Newest unanswered" submissions={newest} />}
    </section>
  )
}

const kinds = {
  enquiry: { text: 'Enquiry', list: enquiryList },
  contact: { text: 'Message', list: contactList },
}

type WaitingListProps = { title: string; submissions: WaitingSubmission[] }

function WaitingList({ title, submissions }: WaitingListProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-ink-soft">in business hours</p>
      </div>
      <ul className="border-t border-outline">
        {submissions.map(({ kind, id, name, company, about, waitingMinutes }) => (
          <li key={id} className={rowLook}>
            <Link to={kinds[kind].list.addressOfRow(id)} className={entryLook}>
              <span className="line-clamp-1 font-semibold wrap-anywhere">
                <bdi>{company ? `${name} · ${company}` : name}</bdi>
              </span>
              <span className="line-clamp-1 text-sm wrap-anywhere text-ink-soft">
                <span className="text-ink">{kinds[kind].text}</span> · <bdi>{about}</bdi>
              </span>
            </Link>
            <span className="shrink-0 text-sm figures">
              {hoursText(waitingMinutes)}
              <span className="sr-only"> of business hours</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const gapTexts: Record<ProductGap, string> = {
  picture: 'without an image',
  price: 'without a price',
  hsnCode: 'without an HSN code',
}

function productsWith(gap: ProductGap) {
  return `/admin/products?${new URLSearchParams({ only: subsetOfGap[gap] })}`
}

function ProductTasks({ from, products }: { from: string; products: ProductsToday }) {
  const { gaps, askedFor } = products
  const open = gaps.filter(({ count }) => count > 0)
  if (open.length === 0 && askedFor.length === 0) return null
  return (
    <section aria-label="Products to complete" className="grid gap-x-10 gap-y-6 @3xl:grid-cols-2">
      {askedFor.length > 0 && (
        <div>
          <h2 className="pb-2 text-lg font-semibold">Out of stock, and asked for</h2>
          <ul className="border-t border-outline">
            {askedFor.map((figure) => (
              <li key={figure.id} className={rowLook}>
                <Link to={`/admin/products/edit/${figure.id}`} className={entryLook}>
                  <bdi className="line-clamp-2 font-medium wrap-anywhere">{figure.name}</bdi>
                </Link>
                <Link to={enquiriesAbout(figure, from)} className="shrink-0 text-sm text-action">
                  {countOf(figure.value, 'enquiry', 'enquiries')}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {open.map(({ gap, count, first }) => (
        <div key={gap}>
          <h2 className="pb-2 text-lg font-semibold">
            <Link to={productsWith(gap)} className="text-ink">
              {countOf(count, 'product')} {gapTexts[gap]}
            </Link>
          </h2>
          <ul className="border-t border-outline">
            {first.map(({ id, name }) => (
              <li key={id} className={rowLook}>
                <Link to={`/admin/products/edit/${id}`} className={entryLook}>
                  <bdi className="line-clamp-2 font-medium wrap-anywhere">{name}</bdi>
                </Link>
              </li>
            ))}
            {count > first.length && (
              <li className="text-sm">
                <Link to={productsWith(gap)} className="inline-flex min-h-11 items-center">
                  and {countText(count - first.length)} more
                </Link>
              </li>
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}

const glanceLook =
  'grid grid-cols-2 gap-x-6 gap-y-4 @3xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]'
const factLook = 'flex flex-col border-t border-outline pt-3'
const rowLook = 'flex min-h-11 items-center gap-4 border-b border-hairline py-2'
const entryLook = `min-w-0 grow flex flex-col ${linkLook}`
