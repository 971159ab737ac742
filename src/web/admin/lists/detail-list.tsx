/** What a dialog tells of one thing: names on the left, facts on the right. */
export function DetailList({ children }: { children: React.ReactNode }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-6 border-t border-hairline">
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
