import { Link } from 'react-router'
import { BrandMark } from '../../ui/brand-mark.tsx'

type SignInFrameProps = {
  title: string
  lead: string
  /** What does not work without scripts. */
  without: string
  back: { to: string; text: string }
  children: React.ReactNode
}

/** The page of somebody who is not signed in. */
export function SignInFrame({ title, lead, without, back, children }: SignInFrameProps) {
  return (
    <main className="office mx-auto flex min-h-dvh w-full max-w-sm flex-col px-4 py-10 sm:pt-[16vh]">
      <header className="mb-8">
        <BrandMark className="size-9 text-action" />
        <h1 className="mt-5 text-2xl font-bold">{title}</h1>
        <p className="mt-0.5 text-pretty text-ink-soft">{lead}</p>
      </header>
      <noscript>
        <p className="mb-5 border-l-4 border-amber bg-amber-wash px-4 py-3 text-amber">{without}</p>
      </noscript>
      {children}
      <p className="mt-8 border-t border-hairline pt-2">
        <Link
          to={back.to}
          className="inline-flex min-h-11 items-center text-sm font-medium text-action"
        >
          {back.text}
        </Link>
      </p>
    </main>
  )
}
