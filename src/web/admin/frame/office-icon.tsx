/** Drawn on 20 by 20, one line of 1.5. */
const paths = {
  products: 'M3 6.5 10 3l7 3.5v7L10 17l-7-3.5zM3 6.5l7 3.5 7-3.5M10 10v7M6.5 4.75l7 3.5',
  enquiries:
    'M4.25 4.5h11.5c.41 0 .75.34.75.75v9.5a.75.75 0 0 1-.75.75H4.25a.75.75 0 0 1-.75-.75v-9.5c0-.41.34-.75.75-.75zM3.75 5.25 10 10.5l6.25-5.25',
  contacts:
    'M7.5 9.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM2.5 16c.4-2.7 2.4-4.25 5-4.25S12.1 13.3 12.5 16M12.5 4.1a2.6 2.6 0 0 1 0 5M14.25 12c1.8.5 3 1.9 3.25 4',
  letters: 'M3 9.75 17 3.5l-4.75 13-3-5.25zM9.25 11.25 17 3.5',
  account:
    'M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM3.5 17c.6-3 3.2-4.75 6.5-4.75S15.9 14 16.5 17',
  site: 'M11.5 3.5h5v5M16.5 3.5 9.5 10.5M14 11.5v4.25a.75.75 0 0 1-.75.75h-9a.75.75 0 0 1-.75-.75v-9A.75.75 0 0 1 4.25 6H8.5',
  logout:
    'M8 3.5H4.25a.75.75 0 0 0-.75.75v11.5c0 .41.34.75.75.75H8M12.75 13.5 16.25 10l-3.5-3.5M16.25 10H8',
  panel:
    'M4.25 3.5h11.5c.41 0 .75.34.75.75v11.5a.75.75 0 0 1-.75.75H4.25a.75.75 0 0 1-.75-.75V4.25c0-.41.34-.75.75-.75zM8 3.5v13',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  close: 'm5 5 10 10M15 5 5 15',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l3.5 3.5',
  plus: 'M10 4v12M4 10h12',
  back: 'M11.5 5 6.5 10l5 5',
  forth: 'M8.5 5l5 5-5 5',
  upload:
    'M10 13V3.5M6 7.25 10 3.25l4 4M3.5 13v2.75c0 .41.34.75.75.75h11.5a.75.75 0 0 0 .75-.75V13',
  file: 'M5.25 2.75h6l4 4v9.75a.75.75 0 0 1-.75.75H5.25a.75.75 0 0 1-.75-.75v-13c0-.41.34-.75.75-.75zM11 3v4h4',
  picture:
    'M4.25 3.5h11.5c.41 0 .75.34.75.75v11.5a.75.75 0 0 1-.75.75H4.25a.75.75 0 0 1-.75-.75V4.25c0-.41.34-.75.75-.75zM3.5 13l3.75-3.75 3 3 2.25-2.25 4 4M12.75 7.25h.01',
} as const

export type OfficeIconName = keyof typeof paths

export function OfficeIcon({
  name,
  className = 'size-5',
}: {
  name: OfficeIconName
  className?: string
}) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
