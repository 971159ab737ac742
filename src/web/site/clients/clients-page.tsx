import { data } from 'react-router'
import { shownImageMessages } from '#contract/image-lists/shown-images.ts'
import type { LogoGroup } from '#contract/image-lists/shown-images.ts'
import { findClientGroups } from '#domain/image-lists/find-images.ts'
import { webContext } from '../../app-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { halvesLook, PageSection, PageTitle } from '../page-sections.tsx'
import { pagePart, responseOf } from '../page-part.ts'
import { LogoGrid } from '../pictures/logo-grid.tsx'
import { StoryList, storiesIn } from './story-list.tsx'
import type { Route } from './+types/clients-page'

export async function loader({ context }: Route.LoaderArgs) {
  const web = context.get(webContext)
  const parts = {
    groups: await pagePart(web, findClientGroups(web.app.db), {
      none: shownImageMessages.noClients,
      failed: shownImageMessages.clientsFailed,
    }),
  }
  return data(parts, responseOf(parts))
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, {
    title: 'Clients',
    description: `Companies and institutions that buy their hardware from ${site.company}, ${site.address.city}.`,
    canonical: `${matches[1].loaderData.publicUrl}/clients`,
  })
}

export default function Clients({ loaderData }: Route.ComponentProps) {
  const { items, says } = loaderData.groups
  return (
    <>
      <PageTitle
        title="Clients"
        lead="Schools, clinics, factories and offices that we supply and support."
      />
      <Stories groups={items} />
      <div className={halvesLook}>
        {items.map((group, i) => (
          <Group key={group.category} group={group} id={`group-${i}`} />
        ))}
      </div>
      {says && (
        <div className="border-t border-hairline">
          <EmptyState title={says}>
            <ButtonLink to="/products">Products</ButtonLink>
            <ButtonLink to="/contact">Contact Us</ButtonLink>
          </EmptyState>
        </div>
      )}
    </>
  )
}

/** Each is also behind the logo of its client. */
function Stories({ groups }: { groups: LogoGroup[] }) {
  const clients = storiesIn(groups)
  if (clients.length === 0) return null
  return (
    <PageSection id="stories" title="What we did for them" content="below">
      <StoryList clients={clients} />
    </PageSection>
  )
}

function Group({ group: { category, logos }, id }: { group: LogoGroup; id: string }) {
  return (
    <PageSection id={id} title={category} content="below">
      <LogoGrid logos={logos} className="client-grid" />
    </PageSection>
  )
}
