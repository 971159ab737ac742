import { CategoryStrip } from '../home/category-strip.tsx'
import { BusinessHours, PhoneLinks } from '../frame/company-details.tsx'

/** For a page that is missing: the categories, and whom to ask. */
export function WaysOn() {
  return (
    <>
      <div className="md:order-1 md:col-span-2">
        <CategoryStrip heading="Or look through a category" />
      </div>
      <section aria-labelledby="ask" className="md:border-l md:border-hairline md:pl-8 lg:pl-12">
        <h2 id="ask" className="text-xl font-bold tracking-tight">
          Or ask us
        </h2>
        <p className="flex flex-wrap gap-x-6">
          <PhoneLinks className="footer-link font-semibold text-action" />
        </p>
        <BusinessHours className="mt-1 text-ink-soft" />
      </section>
    </>
  )
}
