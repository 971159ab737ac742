import { useId } from 'react'
import { countText } from '#contract/count-text.ts'
import type { Figure } from '#contract/today/today.ts'
import { ListLink, linkLook, panelLook } from './day-chart.tsx'

type BarTableProps = {
  title: string
  /** Heads of the two columns. */
  heads: [name: string, value: string]
  figures: Figure[]
  /** Said where there are no figures. */
  none: string
  /** The list with what a bar counts, or the page that it is about. */
  addressOf: (figure: Figure) => string | undefined
  textOf?: (figure: Figure) => string
  children?: React.ReactNode
}

/** A table whose values are bars too. */
export function BarTable(props: BarTableProps) {
  const { title, heads, figures, none, addressOf, textOf = nameOf, children } = props
  const id = useId()
  const most = Math.max(1, ...figures.map(({ value }) => value))
  return (
    <section aria-labelledby={id} className={panelLook}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {figures.length === 0 ? (
        <p className="text-sm text-ink-soft">{none}</p>
      ) : (
        <table aria-labelledby={id} className="w-full text-sm">
          <thead className="sr-only">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.id ?? figure.name} className="border-b border-hairline">
                <th scope="row" className="py-1.5 pr-4 text-left font-medium">
                  <bdi className="line-clamp-2 wrap-anywhere">
                    <ListLink to={addressOf(figure)} className={linkLook}>
                      {textOf(figure)}
                    </ListLink>
                  </bdi>
                </th>
                <td className="bar-cell py-1.5">
                  <span className="flex items-center gap-2">
                    <span className="bar grow">
                      <span
                        className="bg-action"
                        style={{ width: `${(figure.value / most) * 100}%` }}
                      />
                    </span>
                    <span className="w-12 shrink-0 text-right">{countText(figure.value)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  )
}

function nameOf({ name }: Figure) {
  return name
}
