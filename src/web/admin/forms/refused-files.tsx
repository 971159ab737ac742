import type { FileRefusal } from './file-refusal.ts'

/** Told at once, since what was chosen is not what is shown. */
export function RefusedFiles({ refusals }: { refusals: FileRefusal[] }) {
  return (
    <ul role="alert" className="mt-2 flex flex-col gap-1 text-sm text-danger empty:hidden">
      {refusals.map(({ name, text }, i) => (
        <li key={i} className="wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {': '}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
