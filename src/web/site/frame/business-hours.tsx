import { siteProfile } from '#contract/site/site-profile.ts'

export function BusinessHours({ className = '' }: { className?: string }) {
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums ${className}`}>
      {siteProfile.hours.map(({ days, times }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}
