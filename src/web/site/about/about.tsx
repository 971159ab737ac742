import { siteProfile } from '#contract/site/site-profile.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageSection } from '../frame/page-section.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { aboutText } from './about-text.ts'
import { NamedPoints } from './named-points.tsx'
import type { Route } from './+types/about'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'About Us',
    description: `${siteProfile.company}: ${aboutText.lead}`,
    canonical: `${matches[1].loaderData.publicUrl}/about`,
  })
}

export default function About() {
  return (
    <>
      <PageTitle title="About Us" lead={aboutText.lead} />
      <PageSection id="story" title="Our Story">
        <div className="space-y-3">
          {aboutText.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <PageSection id="mission" title="Our Mission">
        <p className="text-xl">{aboutText.mission}</p>
      </PageSection>
      <PageSection id="vision" title="Our Vision">
        <p className="text-xl">{aboutText.vision}</p>
      </PageSection>
      <PageSection id="values" title="Core Values">
        <NamedPoints points={aboutText.values} />
      </PageSection>
      <PageSection id="reasons" title="Why Choose Us">
        <NamedPoints points={aboutText.reasons} />
      </PageSection>
    </>
  )
}
