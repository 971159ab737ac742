import { siteProfile } from '#contract/site/site-profile.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function Hero() {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 py-8 md:py-12 lg:grid-cols-[3fr_2fr] lg:items-end">
      <div>
        <h1 className="max-w-[16ch] display font-bold tracking-tight text-balance">
          Office hardware, plainly specified.
        </h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          Computers, printers, projectors, interactive panels and CCTV for offices in{' '}
          {siteProfile.address.city}. Every model with its full specification, its price in rupees
          and its stock, and a person to ask for a quote.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink look="action" to="/products" className="px-6 max-sm:whitespace-normal">
            View All Products
          </ButtonLink>
          <ButtonLink to="/contact" className="px-6">
            Contact Us
          </ButtonLink>
        </div>
      </div>
      <Figures />
    </div>
  )
}

function Figures() {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,45%),1fr))] border-t border-ink">
      {siteProfile.figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse border-b border-hairline py-3 odd:pr-6">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-3xl font-bold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
