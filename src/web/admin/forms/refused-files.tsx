import type { FileRefusal } from './file-refusal.ts'

/** Told at once, since what was chosen is not what is shown. Each reason stands there once. */
export function RefusedFiles({ refusals }: { refusals: FileRefusal[] }) {
  const texts = [...new Set(refusals.map(({ text }) => text))]
  return (
    <div role="alert" className="mt-2 flex flex-col gap-1 text-sm text-danger empty:hidden">
      {texts.map((text) => (
        <p key={text} className="wrap-anywhere">
          <span className="font-semibold">{text}</span>
          <span>: {namesOf(refusals, text)}</span>
        </p>
      ))}
    </div>
  )
}

function namesOf(refusals: FileRefusal[], text: string) {
  return refusals
    .filter((refusal) => refusal.text === text)
    .map(({ name }) => name)
    .join(', ')
}
