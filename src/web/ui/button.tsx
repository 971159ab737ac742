import { Link } from 'react-router'
import type { LinkProps } from 'react-router'

type Look = 'action' | 'plain' | 'quiet' | 'danger'

/** Their style is in `theme.css`: it compresses as well there, and no script has it. */
const look = (look: Look, className: string) => `button button-${look} ${className}`

type ButtonProps = React.ComponentProps<'button'> & { look?: Look }
type AnchorProps = React.ComponentProps<'a'> & { href: string; look?: Look }

/** An `aria-disabled` one ignores presses and keeps the focus, as while its request is under way. */
export function Button({
  look: name = 'plain',
  type = 'button',
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = rest['aria-disabled'] === true
  return (
    <button
      type={type}
      className={look(name, className)}
      {...rest}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({
  look: name = 'plain',
  className = '',
  ...rest
}: LinkProps & { look?: Look }) {
  return <Link className={look(name, className)} {...rest} />
}

/** For what is not a page of ours: mailto, tel, another site. */
export function ButtonAnchor({
  look: name = 'plain',
  className = '',
  children,
  ...rest
}: AnchorProps) {
  return (
    <a className={look(name, className)} {...rest}>
      {children}
    </a>
  )
}
