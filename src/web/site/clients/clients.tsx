import { siteProfile } from '#contract/site/site-profile.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { pageMeta } from '../page-meta.ts'
import { PageTitle } from '../page-title.tsx'
import type { Route } from './+types/clients'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Clients',
    description: `Companies and institutions that buy their hardware from ${siteProfile.company}, ${siteProfile.address.city}.`,
    canonical: `${matches[1].loaderData.publicUrl}/clients`,
  })
}

export default function Clients() {
  return (
    <>
      <PageTitle title="Clients" />
      <div className="sheet border-y border-hairline">
        <EmptyState title="No client logos available.">
          <ButtonLink to="/products">Products</ButtonLink>
          <ButtonLink to="/contact">Contact Us</ButtonLink>
        </EmptyState>
      </div>
    </>
  )
}
