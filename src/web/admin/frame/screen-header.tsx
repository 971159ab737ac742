import { Link } from 'react-router'
import { OfficeIcon } from './office-icon.tsx'

type ScreenHeaderProps = {
  title: string
  subtitle?: string
  back?: { to: string; text: string; onClick?: (event: React.MouseEvent) => void }
  /** What one comes to the screen for. */
  children?: React.ReactNode
}

export function ScreenHeader({ title, subtitle, back, children }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 sm:gap-x-6">
      <div className="min-w-0">
        {back && (
          <Link
            to={back.to}
            onClick={back.onClick}
            className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-sm font-medium text-ink-soft no-underline hover:text-ink md:min-h-8 print:hidden"
          >
            <OfficeIcon name="back" className="size-4" />
            {back.text}
          </Link>
        )}
        <h1 tabIndex={-1} className="text-2xl font-bold text-balance wrap-anywhere outline-none">
          {title}
        </h1>
        {subtitle && <p className="mt-0.5 text-ink-soft text-pretty wrap-anywhere">{subtitle}</p>}
      </div>
      <div className="contents print:hidden">{children}</div>
    </header>
  )
}
