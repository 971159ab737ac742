import { PageLink } from '../../ui/page-link.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'
import { isOfficePath } from '../../office-path.ts'
import networkSigns from '../../pictograms/social-networks.svg?url&no-inline'
import { CompanySign } from './company-sign.tsx'
import { BusinessHours, OfficeAddress, PhoneLinks } from './office-details.tsx'

const quickLinks = [
  { path: '/', name: 'Home' },
  { path: '/products', name: 'Products' },
  { path: '/account', name: 'Account' },
  { path: '/about', name: 'About' },
  { path: '/contact', name: 'Contact' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/login', name: 'Login' },
]

export function SiteFooter() {
  return (
    <footer className="mt-16 border-t-2 border-ink bg-sunken text-sm print:mt-4 print:bg-paper">
      <div className="wrap grid grid-cols-1 gap-x-10 gap-y-6 py-6 sm:grid-cols-2 md:py-10 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1.4fr_1.2fr] print:grid-cols-2 print:py-2">
        <Company />
        <QuickLinks />
        <Visit />
        <Hours />
      </div>
    </footer>
  )
}

const soft = 'mt-2 max-w-sm text-ink-soft wrap-anywhere'

function Company() {
  const { legalName, tagline, footerText } = useSiteProfile()
  return (
    <div className="md:max-lg:col-span-3">
      <p className="flex flex-wrap items-center gap-2.5 text-lg font-bold tracking-tight">
        <CompanySign name={legalName} isNamed />
      </p>
      <p dir="auto" className={soft}>
        {tagline}
      </p>
      {footerText && (
        <p dir="auto" className={soft}>
          {footerText}
        </p>
      )}
      <SocialLinks />
    </div>
  )
}

function QuickLinks() {
  return (
    <nav aria-label="Quick links" className="print:hidden">
      <h2 className="font-semibold">Quick links</h2>
      <ul className="mt-1.5 max-sm:columns-3">
        {quickLinks.map(({ path, name }) => (
          <li key={path}>
            <PageLink to={path} reloadDocument={isOfficePath(path)} className="footer-link">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const contactLink = 'footer-link text-action wrap-anywhere'

function Visit() {
  const { email, gstin } = useSiteProfile()
  return (
    <div>
      <h2 className="font-semibold print:hidden">Address</h2>
      <OfficeAddress className="mt-2.5 text-ink-soft" />
      <p className="mt-1 flex flex-wrap gap-x-5 md:flex-col md:items-start print:hidden">
        <PhoneLinks className={contactLink} />
        <a href={`mailto:${email}`} className={contactLink}>
          {email}
        </a>
      </p>
      {gstin && <p className="text-ink-soft">GSTIN {gstin}</p>}
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
  const { social } = useSiteProfile()
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 print:hidden">
      {social.map(({ name, address }) => (
        <li key={address}>
          <a href={address} rel="noreferrer" className="footer-link gap-2">
            <svg width="18" height="18" aria-hidden="true">
              <use href={`${networkSigns}#${name.toLowerCase()}`} />
            </svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
