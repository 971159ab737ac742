import { Link } from 'react-router'
import { siteProfile } from '#contract/site/site-profile.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { BusinessHours, PostalAddress } from './office-details.tsx'

const quickLinks = [
  { path: '/', name: 'Home' },
  { path: '/products', name: 'Products' },
  { path: '/about', name: 'About' },
  { path: '/contact', name: 'Contact' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/login', name: 'Login' },
]

export function SiteFooter() {
  return (
    <footer className="mt-16 border-t-2 border-ink bg-sunken text-sm print:mt-4 print:bg-paper">
      <div className="wrap grid grid-cols-1 gap-x-10 gap-y-6 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.4fr_1.2fr] print:grid-cols-2 print:py-2">
        <Company />
        <QuickLinks />
        <Visit />
        <Hours />
      </div>
    </footer>
  )
}

function Company() {
  return (
    <div>
      <p className="flex items-center gap-2.5 text-lg font-bold tracking-tight">
        <BrandMark className="size-7 shrink-0 text-action" />
        {siteProfile.legalName}
      </p>
      <p className="mt-2 max-w-sm text-ink-soft">{siteProfile.tagline}</p>
      <SocialLinks />
    </div>
  )
}

function QuickLinks() {
  return (
    <nav aria-label="Quick links" className="print:hidden">
      <h2 className="font-semibold">Quick links</h2>
      <ul className="mt-1.5 max-sm:columns-2">
        {quickLinks.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className="footer-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Visit() {
  return (
    <div>
      <h2 className="font-semibold print:hidden">Address</h2>
      <PostalAddress className="mt-2.5 text-ink-soft" />
      <a
        href={`mailto:${siteProfile.email}`}
        className="footer-link mt-1 text-action wrap-anywhere print:hidden"
      >
        {siteProfile.email}
      </a>
    </div>
  )
}

function Hours() {
  return (
    <div className="print:hidden">
      <h2 className="font-semibold">Business hours</h2>
      <BusinessHours className="mt-2.5 text-ink-soft" />
    </div>
  )
}

function SocialLinks() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 print:hidden">
      {siteProfile.social.map(({ name, address }) => (
        <li key={name}>
          <a href={address} rel="noreferrer" className="footer-link gap-2">
            <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true">
              <path fillRule="evenodd" d={drawings[name]} />
            </svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

type Network = (typeof siteProfile.social)[number]['name']

const drawings: Record<Network, string> = {
  LinkedIn:
    'M3 1h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z' +
    'M4.2 8v8h2.5V8zM5.45 4.1a1.45 1.45 0 1 0 0 2.9a1.45 1.45 0 1 0 0-2.9z' +
    'M8.4 8v8h2.5v-4.2c0-1.2.5-1.9 1.45-1.9s1.35.7 1.35 1.9V16h2.5v-4.7c0-2.3-1.2-3.5-2.9-3.5-1.1 0-1.9.5-2.4 1.3V8z',
  Facebook:
    'M3 1h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-3.3v-6.6h2.2l.4-2.7h-2.6V8c0-.8.3-1.3 1.4-1.3h1.3V4.3' +
    'c-.3 0-1-.1-1.9-.1-2.1 0-3.5 1.2-3.5 3.5v2H8.7v2.7H11V19H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z',
  Instagram:
    'M6 1h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z' +
    'M6 2.9A3.1 3.1 0 0 0 2.9 6v8A3.1 3.1 0 0 0 6 17.1h8a3.1 3.1 0 0 0 3.1-3.1V6A3.1 3.1 0 0 0 14 2.9z' +
    'M10 5.4a4.6 4.6 0 1 0 0 9.2a4.6 4.6 0 1 0 0-9.2zM10 7.3a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4z' +
    'M14.9 4a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2z',
}
