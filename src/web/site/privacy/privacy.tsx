import { siteProfile } from '#contract/site/site-profile.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageSection } from '../frame/page-section.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { privacyText } from './privacy-text.ts'
import { WhomToAsk } from './whom-to-ask.tsx'
import type { Route } from './+types/privacy'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Privacy',
    description: `${siteProfile.company}: ${privacyText.lead}`,
    canonical: `${matches[1].loaderData.publicUrl}/privacy`,
  })
}

export default function Privacy() {
  return (
    <>
      <PageTitle title="Privacy" lead={privacyText.lead} />
      {privacyText.sections.map(({ id, title, paragraphs }) => (
        <PageSection key={id} id={id} title={title}>
          <div className="max-w-[70ch] space-y-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </PageSection>
      ))}
      <PageSection id="whom" title="Whom to ask">
        <WhomToAsk />
      </PageSection>
    </>
  )
}
