import { siteProfile } from '#contract/site/site-profile.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { NavigationFoot } from './navigation-foot.tsx'
import { OfficeNavLink } from './office-nav-link.tsx'
import { officeLinks } from './office-links.ts'

type NavigationContentProps = {
  /** The button that collapses or closes it. */
  toggle: React.ReactNode
  /** Icons alone are seen; the words stay for those who listen. */
  isNarrow?: boolean
  id?: string
}

export function NavigationContent({ toggle, isNarrow = false, id }: NavigationContentProps) {
  return (
    <div className="flex min-h-full flex-col gap-6 p-2.5">
      <div className={`flex items-center gap-2 ${isNarrow ? 'flex-col' : 'pl-2'}`}>
        <BrandMark className={`size-6 shrink-0 text-action ${isNarrow ? 'mt-2' : ''}`} />
        <p className={isNarrow ? 'sr-only' : 'min-w-0 grow leading-tight'}>
          <span className="block truncate text-sm font-bold">{siteProfile.company}</span>
          <span className="block text-xs text-ink-soft">Back office</span>
        </p>
        {toggle}
      </div>
      <nav id={id} aria-label="Back office" className="flex flex-col gap-6">
        {officeLinks.map(({ label, links }) => (
          <div key={label}>
            <p className={isNarrow ? 'sr-only' : 'px-2.5 pb-1 text-xs text-ink-soft'}>{label}</p>
            <ul className="flex flex-col gap-0.5">
              {links.map((link) => (
                <li key={link.to}>
                  <OfficeNavLink {...link} isNarrow={isNarrow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <NavigationFoot isNarrow={isNarrow} />
    </div>
  )
}
