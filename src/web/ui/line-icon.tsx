type LineIconProps = { className?: string; children: React.ReactNode }

/** A drawing of lines in the colour of the text, on a square of 20 by 20. */
export function LineIcon({ className = 'size-5', children }: LineIconProps) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
