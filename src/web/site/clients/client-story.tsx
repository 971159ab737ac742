import { data, Link, redirect } from 'react-router'
import { findClientStory } from '#domain/image-lists/client-stories.ts'
import { findClientGroups } from '#domain/image-lists/find-images.ts'
import { idOfPathPart } from '#domain/path-part.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { StoredPicture } from '../../ui/stored-picture.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PageSection, PageTitle } from '../page-sections.tsx'
import { StoryList, storiesIn } from './story-list.tsx'
import type { Route } from './+types/client-story'

const mostOthers = 2

const missingStory = {
  title: 'Story not found',
  text: 'It has been removed, or the address is incomplete.',
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const id = idOfPathPart(params.id)
  const story = orNotFound(await findClientStory(app.db, id), missingStory)
  if (story === 'gone') throw data(missingStory, { status: 410 })
  const isCanonical = story.path === `/clients/${params.id}`
  if (!isCanonical && params.id !== id) throw redirect(story.path, 301)
  const others = storiesIn(await findClientGroups(app.db)).filter((other) => other.id !== id)
  return { ...story, others: others.slice(0, mostOthers) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, client, paragraphs, path, picture } = loaderData
  return pageMeta(site, {
    title: `${client}: ${title}`,
    description: paragraphs[0] ?? '',
    canonical: `${matches[1].loaderData.publicUrl}${path}`,
    picture: picture ? { picture, alt: client } : undefined,
  })
}

export default function ClientStory({ loaderData }: Route.ComponentProps) {
  const { client, category, link, logo, title, paragraphs, picture, others } = loaderData
  return (
    <>
      <nav aria-label="Breadcrumb" className="pt-1 text-sm">
        <Link to="/clients" className="footer-link min-w-11 gap-2">
          <span aria-hidden="true">‹</span>Clients
        </Link>
      </nav>
      <article>
        <div className="items-center justify-between gap-x-12 md:flex">
          <PageTitle
            title={<bdi className="block text-balance">{title}</bdi>}
            lead={<bdi>{`${client}, ${category}`}</bdi>}
          />
          <div className="w-48 shrink-0 border border-hairline bg-surface max-md:hidden">
            <span className="logo-box">
              <StoredPicture picture={logo} alt={client} sizes="12rem" fallback={client} />
            </span>
          </div>
        </div>
        <div
          className={`mt-4 gap-x-12 border-t border-hairline py-6 md:py-8 ${picture ? 'lg:grid lg:grid-cols-2' : ''}`}
        >
          {picture && (
            <div className="mb-6 self-start xl:sticky xl:top-16">
              <StoredPicture
                picture={picture}
                alt=""
                sizes="(min-width: 64rem) 48vw, 100vw"
                isFirst
                fallback={null}
                className="h-auto max-h-120 w-full object-contain object-left"
              />
            </div>
          )}
          <div className="max-w-3xl stack">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} dir="auto" className="wrap-anywhere whitespace-pre-line">
                {paragraph}
              </p>
            ))}
            {link && (
              <a href={link} rel="noreferrer" className="footer-link text-action wrap-anywhere">
                Website of <bdi>{client}</bdi>
              </a>
            )}
            <p className="flex flex-wrap gap-3 pt-4 print:hidden">
              <ButtonLink look="action" to="/enquiry">
                Ask us for a quote
              </ButtonLink>
              <ButtonLink to="/clients">All clients</ButtonLink>
            </p>
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <PageSection id="others" title="What we did for others" content="below">
          <StoryList clients={others} />
        </PageSection>
      )}
    </>
  )
}
