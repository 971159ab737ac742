import { useEffect, useRef } from 'react'
import { companyLimits } from '#contract/company/company.ts'
import { previewedPages } from '#contract/company/previewed-pages.ts'

/** Links to pages of the site as they would be. Has the focus: its button may be far below. */
export function CompanyPreview({ token }: { token: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [token])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-blue bg-blue-wash px-4 py-3 outline-none"
    >
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold text-pretty text-blue">
          The preview is ready. Nothing is saved.
        </p>
        <p className="text-sm text-pretty">
          It works for {companyLimits.previewMinutes} minutes, for whoever has the address.
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-4">
        {previewedPages.map(([path, name]) => (
          <li key={path}>
            <a
              href={`${path}?token=${token}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-sm font-medium text-action"
            >
              {name}
              <span className="sr-only"> (preview, in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
