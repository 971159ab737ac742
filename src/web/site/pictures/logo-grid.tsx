import { Link } from 'react-router'
import type { ShownLogo } from '#contract/image-lists/shown-images.ts'
import { StoredPicture } from '../../ui/stored-picture.tsx'

/** Every logo in a box of the same shape. */
export function LogoGrid({ logos, className }: { logos: ShownLogo[]; className: string }) {
  return (
    <ul className={`cell-grid border-hairline ${className}`}>
      {logos.map((logo) => (
        <li key={logo.id} className="grid items-center bg-surface">
          <Logo logo={logo} />
        </li>
      ))}
    </ul>
  )
}

function Logo({ logo: { alt, link, picture, story } }: { logo: ShownLogo }) {
  const shown = (
    <StoredPicture
      key={picture.key}
      picture={picture}
      alt={alt}
      sizes="12rem"
      isLate
      fallback={<Missing name={alt} />}
    />
  )
  if (story) {
    return (
      <Link to={story.path} prefetch="intent" className="relative hover:bg-paper">
        <span className="logo-box">{shown}</span>
        <span className="absolute inset-x-0 bottom-0 text-center text-xs text-action">
          {' '}
          Read the story
        </span>
      </Link>
    )
  }
  if (!link) return <span className="logo-box">{shown}</span>
  const look = 'logo-box hover:bg-paper'
  if (link.startsWith('/')) {
    return (
      <Link to={link} prefetch="intent" className={look}>
        {shown}
      </Link>
    )
  }
  return (
    <a href={link} rel="noreferrer" className={look}>
      {shown}
    </a>
  )
}

/** Shown instead of a picture that cannot be loaded. */
function Missing({ name }: { name: string }) {
  return (
    <span className="m-auto flex min-w-0 flex-col items-center text-center text-sm leading-tight text-ink-soft">
      <svg
        viewBox="0 0 32 24"
        width="40"
        height="30"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M1.5 1.5h29v21h-29zM1.5 19l9-8 7 6.5 5-4.5 8 7M23 8.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z" />
      </svg>
      <span className="mt-1 line-clamp-2 wrap-anywhere">{name}</span>
    </span>
  )
}
