const drawings = {
  previous: 'm12 4-6 6 6 6',
  next: 'm8 4 6 6-6 6',
  close: 'm5 5 10 10M15 5 5 15',
  larger: 'M13.5 13.5 18 18M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M8.5 6v5M6 8.5h5',
  smaller: 'M13.5 13.5 18 18M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6 8.5h5',
}

export function ZoomIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
