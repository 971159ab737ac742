import type { ShownLogo } from '#contract/logos/logo.ts'
import { LogoGrid } from '../logos/logo-grid.tsx'
import type { PagePart } from '../page-part.ts'
import { PartSays } from '../part-says.tsx'

export function Partners({ partners: { items, says } }: { partners: PagePart<ShownLogo> }) {
  return (
    <section aria-labelledby="partners" className="mt-14">
      <h2 id="partners" className="text-xl font-bold tracking-tight">
        Our partners
      </h2>
      <div className="sheet mt-3 border-y border-hairline">
        {says && <PartSays text={says} />}
        {items.length > 0 && <LogoGrid logos={items} className="partner-grid" />}
      </div>
    </section>
  )
}
