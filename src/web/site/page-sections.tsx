type PageSectionProps = {
  id: string
  title: string
  /** Other than text: wide content sets its own width, pictures have the page's width, below the heading. */
  content?: 'wide' | 'pictures'
  children: React.ReactNode
}

/** Heading on the left, content on the right, a hairline above. Pictures stand below theirs. */
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

type PageTitleProps = {
  title: React.ReactNode
  lead?: React.ReactNode
  /** For a page with a form, which has to fit the first screen with it. */
  isLow?: boolean
}

/** The head of a page of text. */
export function PageTitle({ title, lead, isLow }: PageTitleProps) {
  return (
    <div className={isLow ? 'page-head is-low' : 'page-head'}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
  )
}
