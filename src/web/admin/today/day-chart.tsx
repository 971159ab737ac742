import { useId } from 'react'
import { Link } from 'react-router'
import { countText } from '#contract/count-text.ts'
import type { Figure } from '#contract/today/today.ts'
import { monthDayText } from '../follow-ups/follow-up-days.ts'

type DayChartProps = {
  title: string
  /** What a value counts, in the head of the table. */
  unit: string
  figures: Figure[]
  /** Said where every day has none. */
  none: string
  textOf?: (value: number) => string
  /** The list with what a day counts. */
  addressOf?: (figure: Figure) => string
  children?: React.ReactNode
}

/** A bar for each day, and the same as a table. Screen readers get the table alone. */
export function DayChart({
  title,
  unit,
  figures,
  none,
  textOf = countText,
  addressOf,
  children,
}: DayChartProps) {
  const id = useId()
  const most = Math.max(0, ...figures.map(({ value }) => value))
  if (most === 0) {
    return (
      <section aria-labelledby={id} className={panelLook}>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <p className="text-sm text-ink-soft">{none}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby={id} className={panelLook}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <Bars {...{ figures, most, textOf, addressOf }} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <details className="grow text-sm">
          <summary className="inline-flex min-h-11 items-center text-action md:min-h-8">
            Show as a table
          </summary>
          <table className="w-full">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="border-b border-hairline text-left text-xs text-ink-soft">
                <th scope="col" className="py-1 font-semibold">
                  Day
                </th>
                <th scope="col" className="py-1 text-right font-semibold">
                  {unit}
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map((figure) => (
                <tr key={figure.name} className="border-b border-hairline">
                  <td className="py-1">
                    <ListLink
                      className={linkLook}
                      to={figure.value > 0 ? addressOf?.(figure) : undefined}
                    >
                      {monthDayText(figure.name)}
                    </ListLink>
                  </td>
                  <td className="py-1 text-right">{textOf(figure.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        {children}
      </div>
    </section>
  )
}

type BarsProps = Pick<DayChartProps, 'figures' | 'addressOf'> & {
  most: number
  textOf: (value: number) => string
}

function Bars({ figures, most, textOf, addressOf }: BarsProps) {
  const first = figures[0]
  const last = figures.at(-1)
  return (
    <div aria-hidden="true">
      <p className="pb-1 text-right text-xs text-ink-soft figures">{textOf(most)}</p>
      <div className="day-bars border-y border-hairline">
        {figures.map((figure) => (
          <ListLink
            key={figure.name}
            tabIndex={-1}
            title={`${monthDayText(figure.name)}: ${textOf(figure.value)}`}
            className="min-w-0 grow hover:bg-sunken"
            to={figure.value > 0 ? addressOf?.(figure) : undefined}
          >
            <span
              className="block w-full bg-action"
              style={{
                height: `${(figure.value / most) * 100}%`,
                minHeight: figure.value > 0 ? 2 : 0,
              }}
            />
          </ListLink>
        ))}
      </div>
      <p className="flex justify-between pt-1 text-xs text-ink-soft">
        <span>{first && monthDayText(first.name)}</span>
        <span>{last && monthDayText(last.name)}</span>
      </p>
    </div>
  )
}

type ListLinkProps = Omit<React.ComponentProps<typeof Link>, 'to'> & { to?: string | undefined }

/** The site opens in another tab. A figure that no list shows is a text. */
export function ListLink({ to, tabIndex, ...rest }: ListLinkProps) {
  if (to === undefined) return <span {...rest} />
  const tab = to.startsWith('/admin/') ? {} : { target: '_blank', rel: 'noopener' }
  const isHere = to.startsWith('/admin/today')
  return <Link {...rest} {...tab} to={to} tabIndex={tabIndex} preventScrollReset={isHere} />
}

export const linkLook = 'text-ink no-underline hover:text-action hover:underline'

export const panelLook = 'flex min-w-0 flex-col gap-3 border-t border-outline pt-4'

/** Of minutes in which the office is open. */
export function hoursText(minutes: number) {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60).toLocaleString('en-IN')} h`
}
