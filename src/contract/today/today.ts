import type { ProductFault } from '../products/product-quality.ts'

export const todayPeriods = ['7', '30', '90'] as const
/** How many days the charts show. */
export type TodayPeriod = (typeof todayPeriods)[number]

export const todayLimits = {
  /** Enquiries and products that are named, of each sort. */
  named: 5,
  /** Bars of a chart that is not by day. */
  bars: 10,
} as const

/** What products may lack. */
export const productGaps = ['picture', 'price', 'hsnCode'] as const
export type ProductGap = (typeof productGaps)[number]

/** Where the list of products shows them. */
export const subsetOfGap: Record<ProductGap, ProductFault> = {
  picture: 'Without image',
  price: 'Without price',
  hsnCode: 'Without HSN code',
}

/** One bar of a chart: a day, a product, a category or words, and how many. */
export type Figure = {
  name: string
  value: number
  /** Of the product that it is about. */
  id: string | null
}

/** An enquiry or a message that nobody has taken up. */
export type WaitingSubmission = {
  kind: 'enquiry' | 'contact'
  id: string
  reference: string
  name: string
  company: string | null
  /** The product, or the first words of a message. */
  about: string
  createdAt: string
  /** Since it came, in hours in which the office is open. */
  waitingMinutes: number
}

export type NamedProduct = { id: string; name: string }

/** Enquiries and messages together. */
export type WaitingToday = { newest: WaitingSubmission[]; oldest: WaitingSubmission[] }

export type EnquiriesToday = {
  unanswered: number
  unread: number
  byDay: Figure[]
  byCategory: Figure[]
  byProduct: Figure[]
  /** Business minutes until an enquiry was taken up, on average of a day. */
  answerMinutes: Figure[]
}

export type ProductsToday = {
  /** Products with a fault of any kind. */
  faulty: number
  gaps: { gap: ProductGap; count: number; first: NamedProduct[] }[]
  /** Products that are out of stock, with the enquiries about them. */
  askedFor: Figure[]
  views: Figure[]
  searchesByDay: Figure[]
  searches: Figure[]
  emptySearches: Figure[]
}

/** An enquiry or a message to which somebody returns today, or should have before. */
export type DueFollowUp = {
  kind: 'enquiry' | 'contact'
  id: string
  name: string
  /** The product, or the first words of a message. */
  about: string
  followUpOn: string
  /** The e-mail of the account that answers it. */
  assignee: string | null
}

export type FollowUpsToday = {
  enquiries: number
  contacts: number
  /** The longest due first. */
  first: DueFollowUp[]
}

/** Confirmed requests of people about their data, which the law wants answered by a day. */
export type DataRequestsToday = { open: number; nextDueAt: string | null }

/** What the office has to look at. What the role may not see is null. */
export type Today = {
  days: TodayPeriod
  /** The first day of the charts. */
  from: string
  followUps: FollowUpsToday
  waiting: WaitingToday
  enquiries: EnquiriesToday | null
  messages: { unanswered: number } | null
  emails: { failed: number; isMailSetUp: boolean } | null
  dataRequests: DataRequestsToday | null
  products: ProductsToday | null
}
