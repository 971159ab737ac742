/**
 * The place of something that is on its way. Its width and height come as classes. It moves only after a
 * second: before, a device is busy with what it waits for, and drawing the movement took a third of its work.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      className={`block animate-pulse rounded-sm bg-hairline [animation-delay:1s] ${className}`}
      aria-hidden="true"
    />
  )
}
