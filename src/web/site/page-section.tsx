type PageSectionProps = { id: string; title: string; children: React.ReactNode }

/** Heading on the left, text on the right, a hairline above. */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-3 border-t border-hairline py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] md:py-8"
    >
      <h2 id={id} className="text-xl font-bold tracking-tight">
        {title}
      </h2>
      <div className="max-w-3xl">{children}</div>
    </section>
  )
}
