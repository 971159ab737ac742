import { cellLook } from './table-looks.ts'

type ColumnHeadProps = {
  text: string
  order?: 'ascending' | 'descending' | undefined
  className?: string
}

/** Stays in sight while the rows scroll. */
export function ColumnHead({ text, order, className = '' }: ColumnHeadProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order}
      className={`${cellLook} bg-paper text-left text-xs font-semibold text-ink-soft @3xl:sticky @3xl:top-0 @3xl:shadow-[inset_0_-1px_0_var(--outline)] ${className}`}
    >
      {text}
      {order && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
    </th>
  )
}
