import { PageLink } from '../page-link.tsx'
import { pagesShown } from './pages-shown.ts'

type PagerProps = {
  page: number
  pages: number
  addressOf: (page: number) => string
  label: string
}

const step = 'button min-w-11 px-3 figures'
const open = `${step} button-quiet`

/** Links only: it works with scripts off. One page needs no pager. */
export function Pager({ page, pages, addressOf, label }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      <Step to={page - 1} isThere={page > 1} addressOf={addressOf} rel="prev" text="Previous" />
      <p className="px-3 text-sm text-ink-soft figures sm:hidden">
        Page {page} of {pages}
      </p>
      <ol className="hidden items-center sm:flex">
        {pagesShown(page, pages).map((n, i) => (
          <li key={n ?? `gap-${i}`}>{n === null ? <NoLink>…</NoLink> : numberLink(n)}</li>
        ))}
      </ol>
      <Step to={page + 1} isThere={page < pages} addressOf={addressOf} rel="next" text="Next" />
    </nav>
  )

  function numberLink(n: number) {
    const isCurrent = n === page
    return (
      <PageLink
        to={addressOf(n)}
        prefetch="intent"
        aria-label={`Page ${n}`}
        aria-current={isCurrent ? 'page' : undefined}
        className={isCurrent ? `${step} rounded-none border-b-2 border-ink` : open}
      >
        {n}
      </PageLink>
    )
  }
}

type StepProps = Pick<PagerProps, 'addressOf'> & {
  to: number
  isThere: boolean
  rel: 'prev' | 'next'
  text: string
}

function Step({ to, isThere, addressOf, rel, text }: StepProps) {
  if (!isThere) return <NoLink>{text}</NoLink>
  return (
    <PageLink to={addressOf(to)} prefetch="intent" rel={rel} className={open}>
      {text}
    </PageLink>
  )
}

function NoLink({ children }: { children: string }) {
  return (
    <span className={`${step} font-normal text-ink-soft`} aria-hidden="true">
      {children}
    </span>
  )
}
