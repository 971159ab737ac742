/** The head of a page of text. */
export function PageTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="pt-8 pb-6 md:pt-12 md:pb-8">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{title}</h1>
      {lead && <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
    </div>
  )
}
