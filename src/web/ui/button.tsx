import { Link } from 'react-router'
import type { LinkProps } from 'react-router'

type Look = 'action' | 'plain' | 'quiet' | 'danger'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 text-sm font-semibold ' +
  'whitespace-nowrap no-underline transition-colors md:min-h-9 md:pointer-coarse:min-h-11 ' +
  'disabled:opacity-60'

const looks: Record<Look, string> = {
  action: 'bg-action text-on-action hover:bg-action-strong',
  plain: 'border border-outline bg-surface text-ink hover:bg-sunken',
  quiet: 'text-action hover:bg-sunken hover:text-action-strong',
  danger: 'bg-danger text-surface hover:opacity-90',
}

type ButtonProps = React.ComponentProps<'button'> & { look?: Look }
type AnchorProps = React.ComponentProps<'a'> & { href: string; look?: Look }

export function Button({ look = 'plain', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${base} ${looks[look]} ${className}`} {...rest} />
}

export function ButtonLink({
  look = 'plain',
  className = '',
  ...rest
}: LinkProps & { look?: Look }) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />
}

/** For what is not a page of ours: mailto, tel, another site. */
export function ButtonAnchor({ look = 'plain', className = '', children, ...rest }: AnchorProps) {
  return (
    <a className={`${base} ${looks[look]} ${className}`} {...rest}>
      {children}
    </a>
  )
}
