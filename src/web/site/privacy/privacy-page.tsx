import { findRetention } from '#domain/find-site-profile.ts'
import { myDataPath } from '#contract/privacy/data-request.ts'
import { webContext } from '../../app-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'
import { OfficeAddress } from '../frame/office-details.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PageColumns } from '../page-columns.tsx'
import { PageSection, PageTitle } from '../frame/page-sections.tsx'
import { privacyLead, privacySections } from './privacy-text.ts'
import type { Route } from './+types/privacy-page'

export async function loader({ context }: Route.LoaderArgs) {
  return { sections: privacySections(await findRetention(context.get(webContext).app)) }
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, {
    title: 'Privacy',
    description: `${site.company}: ${privacyLead}`,
    canonical: `${matches[1].loaderData.publicUrl}/privacy`,
  })
}

export default function Privacy({ loaderData: { sections } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Privacy" lead={privacyLead} />
      <PageColumns facts={<WhomToAsk />}>
        {sections.map(({ id, title, paragraphs }) => (
          <PageSection key={id} id={id} title={title}>
            <div className="max-w-[58ch] space-y-3">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {id === 'rights' && (
              <ButtonLink to={myDataPath} className="mt-4">
                Request my data
              </ButtonLink>
            )}
          </PageSection>
        ))}
      </PageColumns>
    </>
  )
}

function WhomToAsk() {
  const { email, phone } = useSiteProfile()
  return (
    <PageSection id="whom" title="Contact for privacy">
      <p>Please state your reference, if you have one.</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={`mailto:${email}`} className="footer-link text-action wrap-anywhere">
          {email}
        </a>
        <a href={`tel:${phone.dialled}`} className="footer-link text-action tabular-nums">
          {phone.shown}
        </a>
      </p>
      <OfficeAddress className="mt-2" />
    </PageSection>
  )
}
