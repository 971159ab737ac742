import { figures } from '#contract/site/site-profile.ts'

const looks = {
  block: {
    list: 'grid-cols-[repeat(auto-fill,minmax(max(8rem,45%),1fr))] border-t',
    item: 'border-b border-hairline py-3 odd:pr-6',
  },
  row: {
    list: 'mb-10 grid-cols-[repeat(auto-fill,minmax(max(8rem,45%),1fr))] border-y md:grid-cols-4 md:mb-12',
    item: 'border-hairline py-3 max-md:nth-[-n+2]:border-b md:not-first:border-l md:not-first:pl-6 md:py-4',
  },
}

export function Figures({ look }: { look: keyof typeof looks }) {
  const { list, item } = looks[look]
  return (
    <dl className={`grid border-ink ${list}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className={`flex flex-col-reverse ${item}`}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-3xl font-bold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
