type FormSectionProps = {
  title: string
  /** The one control of the section, which the title then names. */
  titleFor?: string
  hint?: string
  children: React.ReactNode
}

/** A part of a long form: its title beside the fields where there is room, above them where not. */
export function FormSection({ title, titleFor, hint, children }: FormSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-hairline pt-5 pb-2 @4xl:grid-cols-[13rem_1fr]">
      <div>
        <h2 className="text-base font-semibold">
          {titleFor ? <label htmlFor={titleFor}>{title}</label> : title}
        </h2>
        {hint && <p className="mt-0.5 text-sm text-pretty text-ink-soft">{hint}</p>}
      </div>
      <div className="@container min-w-0">{children}</div>
    </section>
  )
}
