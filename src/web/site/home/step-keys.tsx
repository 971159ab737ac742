const keys = [
  { step: -1, name: 'Previous products', place: 'left-2', arrow: 'M12.5 4L6.5 10l6 6' },
  { step: 1, name: 'Next products', place: 'right-2', arrow: 'M7.5 4l6 6-6 6' },
] as const

/** For those who have a mouse: fingers swipe. */
export function StepKeys({ onStep }: { onStep: (step: -1 | 1) => void }) {
  return keys.map(({ step, name, place, arrow }) => (
    <button
      key={step}
      type="button"
      onClick={() => onStep(step)}
      className={`absolute top-[38%] hidden size-12 items-center justify-center rounded-md border border-outline bg-surface hover:bg-sunken md:flex noscript:hidden ${place}`}
    >
      <span className="sr-only">{name}</span>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={arrow} />
      </svg>
    </button>
  ))
}
