import { SiteFrame } from '../frame/site-frame.tsx'
import { failureTexts } from './failure-texts.ts'
import { PageFailure } from './page-failure.tsx'

/** A whole page that says what is wrong: its matches' own `meta` have no say here. */
export function SiteFailure({ error }: { error: unknown }) {
  return (
    <SiteFrame>
      <title>{failureTexts(error).title}</title>
      <meta name="robots" content="noindex" />
      <PageFailure error={error} />
    </SiteFrame>
  )
}
