type PageSectionProps = {
  id: string
  /** Empty where the heading of the page says it. */
  title: string
  /** Without it the width of a text. `wide` content sets its own width, `below` stands below the heading. */
  content?: 'wide' | 'below'
  children: React.ReactNode
}

/** Heading on the left, content on the right or below, a hairline above. */
export function PageSection({ id, title, content, children }: PageSectionProps) {
  return (
    <section
      aria-labelledby={title ? id : undefined}
      data-content={content}
      className="page-section"
    >
      {title && (
        <h2 id={id} className="text-xl font-bold tracking-tight wrap-anywhere">
          {title}
        </h2>
      )}
      <div>{children}</div>
    </section>
  )
}

type PageTitleProps = {
  title: React.ReactNode
  lead?: React.ReactNode
}

/** The head of a page of text. */
export function PageTitle({ title, lead }: PageTitleProps) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
  )
}

type PageColumnsProps = {
  /** A section before the facts: on a phone they would come too late after all of them. */
  first?: React.ReactNode
  facts: React.ReactNode
  children: React.ReactNode
}

/** Sections, and on a wide screen at their right those with facts, which stay in sight. */
export function PageColumns({ first, facts, children }: PageColumnsProps) {
  return (
    <div className="border-t border-hairline *:-mt-px xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-16">
      {first ? <div>{first}</div> : <div>{children}</div>}
      <div className="self-start xl:sticky xl:top-16 xl:row-span-2 xl:*:grid-cols-1!">{facts}</div>
      {first && <div>{children}</div>}
    </div>
  )
}

/** Of what holds two columns of sections on a wide screen. */
export const halvesLook = 'gap-x-12 lg:grid lg:grid-cols-2'
