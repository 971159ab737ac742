import { data } from 'react-router'
import type { App } from '#domain/app.ts'
import { findRetention } from '#domain/find-site-profile.ts'
import { indianDay } from '#domain/indian-time.ts'
import { findRetentionChange } from '#domain/privacy/find-retention-change.ts'
import { isUnavailable } from '#platform/unavailable.ts'
import { myDataPath } from '#contract/privacy/data-request.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { webContext } from '../../app-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'
import { OfficeAddress } from '../frame/company-details.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../page-sections.tsx'
import { privacyLead, privacySections, privacyTextChangedOn } from './privacy-text.ts'
import type { Route } from './+types/privacy-page'

export async function loader({ context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const sections = privacySections(await findRetention(app))
  const changedOn = await findLastChange(app)
  return data(
    { sections, changedOn },
    changedOn ? {} : { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** The text names the periods that an owner sets, so it changes with them. Undefined while the database is away. */
async function findLastChange({ db }: Pick<App, 'db'>) {
  try {
    const periodsChangedAt = await findRetentionChange(db)
    const periodsChangedOn = periodsChangedAt ? dayOf(new Date(periodsChangedAt)) : ''
    const day = periodsChangedOn > privacyTextChangedOn ? periodsChangedOn : privacyTextChangedOn
    return { day, shown: indianDay(day) }
  } catch (error) {
    if (isUnavailable(error)) return undefined
    throw error
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, {
    title: 'Privacy',
    description: `${site.company}: ${privacyLead}`,
    canonical: `${matches[1].loaderData.publicUrl}/privacy`,
  })
}

export default function Privacy({ loaderData: { sections, changedOn } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Privacy" lead={privacyLead} />
      <div className="gap-x-12 border-t border-hairline md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] xl:grid-cols-[16rem_40rem_minmax(0,1fr)]">
        <div className={`md:row-span-2 ${beside} py-4 md:py-8`}>
          <Contents titles={[...sections, whomToAsk]} />
          {changedOn && (
            <p className="mt-3 text-sm text-ink-soft">
              {'This text was last changed on '}
              <time dateTime={changedOn.day} className="whitespace-nowrap">
                {changedOn.shown}
              </time>
            </p>
          )}
        </div>
        <div className="-mt-px">
          {sections.map(({ id, title, paragraphs }) => (
            <TextSection key={id} id={id} title={title}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {id === 'rights' && <ButtonLink to={myDataPath}>Request my data</ButtonLink>}
            </TextSection>
          ))}
        </div>
        <div className={`${beside} -mt-px`}>
          <WhomToAsk />
        </div>
      </div>
    </>
  )
}

/** Beside the text on a wide screen, it stays in sight. */
const beside = 'self-start md:sticky md:top-14'

type Titles = { id: string; title: string }[]

/** Links to the sections. On a wide screen they stay beside the text. */
function Contents({ titles }: { titles: Titles }) {
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="mb-1 font-semibold">
        Contents
      </h2>
      <ol className="gap-x-4 max-md:columns-2">
        {titles.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="footer-link text-action max-sm:text-sm">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type TextSectionProps = { id: string; title: string; children: React.ReactNode }

/** The heading above the text, in lines of about 70 characters. */
function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-6 md:py-8">
      <h2 id={id} className="mb-3 text-xl font-bold tracking-tight">
        {title}
      </h2>
      <div className="max-w-[58ch] stack">{children}</div>
    </section>
  )
}

const whomToAsk = { id: 'whom', title: 'Contact for privacy' }

function WhomToAsk() {
  const { email, phone } = useSiteProfile()
  return (
    <TextSection {...whomToAsk}>
      <p>Please state your reference, if you have one.</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={`mailto:${email}`} className="footer-link text-action wrap-anywhere">
          {email}
        </a>
        <a href={`tel:${phone.dialled}`} className="footer-link text-action figures">
          {phone.shown}
        </a>
      </p>
      <OfficeAddress />
    </TextSection>
  )
}
