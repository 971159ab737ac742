import { Link } from 'react-router'

type DetailListProps = {
  /** By their names. One that is undefined is left out; null is shown as not provided. */
  details?: Record<string, React.ReactNode>
  children?: React.ReactNode
}

/** The facts of a record in a dialog: names on the left, values on the right. */
export function DetailList({ details = {}, children }: DetailListProps) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-6 border-t border-hairline">
      {Object.entries(details).map(
        ([name, value]) =>
          value !== undefined && (
            <Detail key={name} {...{ name }}>
              {value ?? <span className="text-ink-soft">Not provided</span>}
            </Detail>
          ),
      )}
      {children}
    </dl>
  )
}

export function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-hairline py-1.5 text-sm">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

export function DetailPart({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** To a page of the site, in another tab. */
export function SiteLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center text-action"
    >
      {children}
    </a>
  )
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className="text-action">
      {phone}
    </a>
  )
}

/** To the rows of a list that have something in common with this one. */
export function OthersLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="flex min-h-6 items-center text-action">
      {text}
    </Link>
  )
}
