import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { todayCalls } from '#contract/today/today-calls.ts'
import { todayPeriods } from '#contract/today/today.ts'
import type { Today, TodayPeriod } from '#contract/today/today.ts'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { listHandle, ListSkeleton } from '../lists/list-screen.tsx'
import { oneOf } from '../lists/address-query.ts'
import { officeMeta } from '../office-meta.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { TodayCharts } from './today-charts.tsx'
import { TodayTasks } from './today-tasks.tsx'
import type { Route } from './+types/today-screen.ts'

const loading = 'Loading the day...'

export const meta = () => officeMeta('Today')
export const handle = listHandle(loading)

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  beginRead(todayQuery(periodIn(url.searchParams)))
}

export default function TodayScreen() {
  const [params] = useSearchParams()
  const days = periodIn(params)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...todayQuery(days),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="flex max-w-6xl flex-col gap-8">
      <ScreenHeader title="Today" />
      <ReadState
        {...{ data, error, refetch }}
        failed="The day could not be loaded."
        isTitle
        skeleton={<ListSkeleton text={loading} />}
      />
      {data && !error && <Loaded today={data} days={days} isChanging={isPlaceholderData} />}
    </div>
  )
}

type LoadedProps = { today: Today; days: TodayPeriod; isChanging: boolean }

function Loaded({ today, days, isChanging }: LoadedProps) {
  return (
    <>
      <TodayTasks today={today} />
      <section aria-label="Figures" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">The last {days} days</h2>
          <nav aria-label="Days of the figures" className="flex">
            {todayPeriods.map((period) => (
              <Link
                key={period}
                to={period === '7' ? '/admin/today' : `/admin/today?days=${period}`}
                preventScrollReset
                aria-current={period === days ? 'page' : undefined}
                className={switchLook}
              >
                {period} days
              </Link>
            ))}
          </nav>
        </div>
        <div className={isChanging ? 'opacity-50 transition-opacity delay-150' : ''}>
          <TodayCharts today={today} />
        </div>
      </section>
    </>
  )
}

function periodIn(params: URLSearchParams): TodayPeriod {
  return oneOf(todayPeriods, params.get('days') ?? '') || '7'
}

function todayQuery(days: TodayPeriod) {
  return callQuery(todayCalls.find, { days })
}

const switchLook =
  'inline-flex min-h-11 items-center justify-center border border-outline px-4 text-sm font-semibold text-ink-soft no-underline ' +
  'first:rounded-l-md last:rounded-r-md last:-ml-px hover:bg-sunken hover:text-ink md:min-h-9 ' +
  'md:pointer-coarse:min-h-11 aria-[current=page]:bg-sunken aria-[current=page]:text-ink'
