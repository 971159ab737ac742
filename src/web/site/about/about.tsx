import type { ShownCertificate } from '#contract/company/shown-company.ts'
import { mapAddressesOf } from '#contract/site/map-addresses.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { findSiteProfile, findSiteTexts } from '#domain/find-site-profile.ts'
import { webContext } from '../../app-context.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { MapOnRequest } from '../contact/map-on-request.tsx'
import { OfficeAddress } from '../frame/company-details.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PageColumns, PageSection, PageTitle } from '../page-sections.tsx'
import type { Route } from './+types/about'

export async function loader({ context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const { about } = await findSiteTexts(app)
  const today = dayOf(app.clock.now())
  return {
    ...about,
    certificates: about.certificates.filter(
      ({ validUntil }) => validUntil === '' || validUntil >= today,
    ),
    map: mapAddressesOf(await findSiteProfile(app)),
  }
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
  const { picture } = about
  return (
    <>
      <div className="grid items-start gap-x-12 md:grid-cols-2">
        <PageTitle title="About Us" lead={about.lead} />
        {picture && (
          <img
            src={picture.address}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            fetchPriority="high"
            className="mb-6 max-h-60 w-full object-cover object-bottom md:my-4"
          />
        )}
      </div>
      <PageColumns
        first={<Story paragraphs={about.story} />}
        facts={<CompanyFacts about={about} />}
      >
        <PageSection id="mission" title="Our mission" content="wide">
          <p dir="auto" className="max-w-[58ch] text-xl text-pretty min-[100rem]:text-2xl">
            {about.mission}
          </p>
        </PageSection>
        <PageSection id="vision" title="Our vision" content="wide">
          <p dir="auto" className="max-w-[58ch] text-xl text-pretty min-[100rem]:text-2xl">
            {about.vision}
          </p>
        </PageSection>
        <PageSection id="values" title="Core values" content="wide">
          <NamedPoints points={about.values} />
        </PageSection>
        <PageSection id="reasons" title="Why choose us" content="wide">
          <NamedPoints points={about.reasons} />
        </PageSection>
      </PageColumns>
    </>
  )
}

function Story({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <PageSection id="story" title="Our story" content="wide">
      <div className="max-w-[58ch] stack min-[100rem]:max-w-none min-[100rem]:columns-2 min-[100rem]:gap-x-12">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </PageSection>
  )
}

function CompanyFacts({ about }: { about: Route.ComponentProps['loaderData'] }) {
  const { foundedYear, certificates, map } = about
  const { legalName, gstin } = useSiteProfile()
  const facts = [
    ['Legal name', legalName],
    ['Founded in', foundedYear],
    ['GST number', gstin],
  ].filter(([, text]) => text)
  return (
    <>
      <PageSection id="company" title="The company">
        <dl className="fact-table border-t-0">
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Certificates certificates={certificates} />
      </PageSection>
      <PageSection id="place" title="Where we are">
        <OfficeAddress />
        <MapOnRequest map={map} />
      </PageSection>
    </>
  )
}

function Certificates({ certificates }: { certificates: ShownCertificate[] }) {
  if (certificates.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-1 font-semibold">Certificates</h3>
      <ul>
        {certificates.map(({ name, number, issuer, until }) => (
          <li key={`${name} ${number}`} className="border-t border-hairline py-2">
            <bdi className="block font-semibold text-pretty wrap-anywhere">{name}</bdi>
            <span className="text-ink-soft wrap-anywhere">
              <bdi>{issuer}</bdi>
              {number && (
                <>
                  , no. <bdi className="inline-block">{number}</bdi>
                </>
              )}
              {until && (
                <>
                  , <span className="inline-block">{`valid until ${until}`}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type Point = { name: string; text: string }

function NamedPoints({ points }: { points: readonly Point[] }) {
  return (
    <dl className="grid gap-x-12 gap-y-4 sm:grid-cols-2">
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt dir="auto" className="font-semibold">
            {name}
          </dt>
          <dd dir="auto" className="mt-0.5 text-pretty text-ink-soft">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
