type PageSectionProps = {
  id: string
  title: string
  /** Other than text: wide content sets its own width, pictures need the page's width up to a tablet. */
  content?: 'wide' | 'pictures'
  children: React.ReactNode
}

/** Heading on the left, content on the right, a hairline above. */
export function PageSection({ id, title, content, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} data-content={content} className="page-section">
      <h2 id={id} className="text-xl font-bold tracking-tight wrap-anywhere">
        {title}
      </h2>
      <div>{children}</div>
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
