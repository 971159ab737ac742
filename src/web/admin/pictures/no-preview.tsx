import { OfficeIcon } from '../frame/office-icon.tsx'

/** In the place of a picture that cannot be shown. */
export function NoPreview() {
  return (
    <span className="flex size-full flex-col items-center justify-center gap-1 p-2 text-center text-xs text-ink-soft">
      <OfficeIcon name="picture" />
      No preview
    </span>
  )
}
