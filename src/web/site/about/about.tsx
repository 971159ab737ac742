import { findSiteTexts } from '#domain/find-site-profile.ts'
import { webContext } from '../../app-context.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageSection, PageTitle } from '../frame/page-sections.tsx'
import type { Route } from './+types/about'

export async function loader({ context }: Route.LoaderArgs) {
  return (await findSiteTexts(context.get(webContext).app)).about
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, {
    title: 'About Us',
    description: `${site.company}: ${loaderData.lead}`,
    canonical: `${matches[1].loaderData.publicUrl}/about`,
  })
}

export default function About({ loaderData: about }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="About Us" lead={about.lead} />
      <PageSection id="story" title="Our Story">
        <div className="space-y-3">
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <PageSection id="mission" title="Our Mission">
        <p className="text-xl">{about.mission}</p>
      </PageSection>
      <PageSection id="vision" title="Our Vision">
        <p className="text-xl">{about.vision}</p>
      </PageSection>
      <PageSection id="values" title="Core Values">
        <NamedPoints points={about.values} />
      </PageSection>
      <PageSection id="reasons" title="Why Choose Us">
        <NamedPoints points={about.reasons} />
      </PageSection>
    </>
  )
}

type Point = { name: string; text: string }

function NamedPoints({ points }: { points: readonly Point[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-0.5 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
