/** The place of something that is on its way. Its width and height come as classes. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      className={`block animate-pulse rounded-sm bg-hairline ${className}`}
      aria-hidden="true"
    />
  )
}
