type EmptyStateProps = { title: string; hint?: string; children?: React.ReactNode }

/** Says what is not there and, in its children, what to do next. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-1 py-6">
      <p className="text-lg font-semibold">{title}</p>
      {hint && <p className="max-w-[58ch] text-ink-soft">{hint}</p>}
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
