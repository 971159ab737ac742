import { useEffect, useState } from 'react'
import { openingText } from '#contract/site/opening-text.ts'
import { useSiteProfile } from '../../use-site-profile.ts'

const minute = 60_000

/** Computed in the browser, because pages come from a cache. Its line is there from the start. */
export function OpeningState() {
  const { week, holidays } = useSiteProfile()
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (!week) return
    const say = () => setText(openingText({ week, holidays }, new Date()))
    say()
    const timer = setInterval(say, minute)
    return () => clearInterval(timer)
  }, [week, holidays])
  if (!week) return null
  return (
    <p className="mt-1 min-h-[2lh] text-sm font-semibold text-balance text-ink print:hidden">
      {text}
    </p>
  )
}
