type PageSectionProps = {
  id: string
  title: string
  /** For content other than text: it fills the whole column. */
  isWide?: boolean
  /** The heading is above it on a tablet too, for pictures that need the width. */
  isPictured?: boolean
  children: React.ReactNode
}

/** Heading on the left, text on the right, a hairline above. */
export function PageSection({
  id,
  title,
  isWide = false,
  isPictured = false,
  children,
}: PageSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-x-12 gap-y-3 border-t border-hairline py-6 md:py-8 ${isPictured ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]' : 'md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]'}`}
    >
      <h2 id={id} className="text-xl font-bold tracking-tight wrap-anywhere">
        {title}
      </h2>
      <div className={isWide || isPictured ? '' : 'max-w-3xl'}>{children}</div>
    </section>
  )
}

/** The head of a page of text. */
export function PageTitle({ title, lead }: { title: React.ReactNode; lead?: React.ReactNode }) {
  return (
    <div className="py-6 md:py-8">
      <h1 className="text-3xl font-bold tracking-tight wrap-anywhere md:text-4xl">{title}</h1>
      {lead && <p className="mt-3 max-w-[58ch] text-lg text-ink-soft">{lead}</p>}
    </div>
  )
}
