import { PageLink } from '../../ui/page-link.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'
import { isOfficePath } from '../../office-path.ts'
import networkSigns from '../../pictograms/social-networks.svg?url&no-inline'
import { BusinessHours, CompanySign, OfficeAddress, PhoneLinks } from './company-details.tsx'

const quickLinks = [
  { path: '/', name: 'Home' },
  { path: '/products', name: 'Products' },
  { path: '/account', name: 'Customer account' },
  { path: '/about', name: 'About' },
  { path: '/contact', name: 'Contact' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/login', name: 'Login' },
]

export function SiteFooter() {
  return (
    <footer className="mt-14 border-t-2 border-ink bg-sunken text-sm print:mt-4 print:bg-paper">
      <div className="wrap footer-grid">
        <Company />
        <QuickLinks />
        <Address />
        <Hours />
        <Contacts />
      </div>
    </footer>
  )
}

const soft = 'mt-2 max-w-sm text-ink-soft wrap-anywhere'

function Company() {
  const { legalName, tagline, footerText } = useSiteProfile()
  return (
    <div>
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
      <ul className="mt-1.5">
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

/** Of the company that is named at the beginning. */
function Address() {
  const { gstin } = useSiteProfile()
  return (
    <div>
      <h2 className="font-semibold print:hidden">Address</h2>
      <OfficeAddress isNameless className="mt-2.5 text-ink-soft" />
      {gstin && <p className="text-ink-soft wrap-anywhere">GSTIN {gstin}</p>}
    </div>
  )
}

function Hours() {
  return (
    <div className="print:hidden">
      <h2 className="font-semibold">Business hours</h2>
      <BusinessHours className="mt-2.5 text-ink-soft max-md:block" />
    </div>
  )
}

const contactLink = 'footer-link text-action wrap-anywhere'

/** A row of their own, on a wide screen below the hours. */
function Contacts() {
  const { email } = useSiteProfile()
  return (
    <p className="print:hidden">
      <PhoneLinks className={contactLink} />
      <a href={`mailto:${email}`} className={contactLink}>
        {email}
      </a>
    </p>
  )
}

function SocialLinks() {
  const { social } = useSiteProfile()
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 print:hidden">
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
