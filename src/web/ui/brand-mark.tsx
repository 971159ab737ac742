export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="currentColor"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={tamarindPod} />
    </svg>
  )
}

const tamarindPod =
  'M2 2h28v6H23.35A5.5 5.5 0 0 1 20.38 16.52A5.5 5.5 0 0 1 16.42 24.96A6.4 6.4 0 0 1 6.1 27.82A26 26 0 0 0 12.52 8H2z' +
  'M15.99 11.61a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z' +
  'M13.54 19.18a1.85 1.85 0 1 0 3.7 0a1.85 1.85 0 1 0 -3.7 0z' +
  'M10.36 25.22a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z'
