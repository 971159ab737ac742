import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { emptyAsAbsent } from '../list-query.ts'
import { z } from '../schema.ts'
import { productGaps, todayPeriods } from './today.ts'
import type {
  DataRequestsToday,
  DueFollowUp,
  EnquiriesToday,
  Figure,
  FollowUpsToday,
  NamedProduct,
  ProductsToday,
  Today,
  WaitingSubmission,
  WaitingToday,
} from './today.ts'

const FigureResponse = z.object({
  name: z.string(),
  value: z.int(),
  id: z.string().nullable(),
} satisfies FieldsOf<Figure>)

const figures = z.array(FigureResponse)

const waiting = z.array(
  z.object({
    kind: z.enum(['enquiry', 'contact']),
    id: z.string(),
    reference: z.string(),
    name: z.string(),
    company: z.string().nullable(),
    about: z.string(),
    createdAt: z.iso.datetime(),
    waitingMinutes: z.int(),
  } satisfies FieldsOf<WaitingSubmission>),
)

const EnquiriesTodayResponse = z.object({
  unanswered: z.int(),
  unread: z.int(),
  byDay: figures,
  byCategory: figures,
  byProduct: figures,
  answerMinutes: figures,
} satisfies FieldsOf<EnquiriesToday>)

const NamedProductResponse = z.object({
  id: z.string(),
  name: z.string(),
} satisfies FieldsOf<NamedProduct>)

const ProductsTodayResponse = z.object({
  faulty: z.int(),
  gaps: z.array(
    z.object({ gap: z.enum(productGaps), count: z.int(), first: z.array(NamedProductResponse) }),
  ),
  askedFor: figures,
  views: figures,
  searchesByDay: figures,
  searches: figures,
  emptySearches: figures,
} satisfies FieldsOf<ProductsToday>)

const FollowUpsTodayResponse = z.object({
  enquiries: z.int(),
  contacts: z.int(),
  first: z.array(
    z.object({
      kind: z.enum(['enquiry', 'contact']),
      id: z.string(),
      name: z.string(),
      about: z.string(),
      followUpOn: z.iso.date(),
      assignee: z.string().nullable(),
    } satisfies FieldsOf<DueFollowUp>),
  ),
} satisfies FieldsOf<FollowUpsToday>)

const TodayQuery = z.object({
  days: emptyAsAbsent(z.enum(todayPeriods, `Days must be one of: ${todayPeriods.join(', ')}`)),
})

export const todayDefinitions = {
  find: {
    summary:
      'What the office has to look at, and the figures of the last 7, 30 or 90 days; what the role may not see is null',
    query: TodayQuery,
    response: z.object({
      days: z.enum(todayPeriods),
      from: z.iso.date(),
      followUps: FollowUpsTodayResponse,
      waiting: z.object({
        newest: waiting,
        oldest: waiting,
      } satisfies FieldsOf<WaitingToday>),
      enquiries: EnquiriesTodayResponse.nullable(),
      messages: z.object({ unanswered: z.int() }).nullable(),
      emails: z.object({ failed: z.int(), isMailSetUp: z.boolean() }).nullable(),
      dataRequests: z
        .object({
          open: z.int(),
          nextDueAt: z.iso.datetime().nullable(),
        } satisfies FieldsOf<DataRequestsToday>)
        .nullable(),
      products: ProductsTodayResponse.nullable(),
    } satisfies FieldsOf<Today>),
  },
  findSearches: {
    summary:
      'The words that were searched for on a day, the most usual first; words that are not named have no name',
    query: z.object({ day: z.iso.date('This must be a date, such as 2026-11-22') }),
    response: z.object({ searches: figures }),
  },
} satisfies CallDefinitions
