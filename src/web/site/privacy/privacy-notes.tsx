import type { RefusedForm } from '../forms/form-action.ts'

/** That a form was accepted, and what happens next. */
export function DoneNote({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div role="status" className="border-l-4 border-leaf bg-leaf-wash px-4 py-3">
      <p className="font-semibold text-pretty wrap-anywhere text-leaf">{title}</p>
      <p className="text-sm text-pretty">{children}</p>
    </div>
  )
}

type RefusedNoteProps = {
  refused: RefusedForm | undefined
  /** The names of the fields that show their errors. */
  marked: string[]
}

/** Fields that are marked say themselves what is wrong with them. */
export function RefusedNote({ refused, marked }: RefusedNoteProps) {
  if (!refused || marked.some((name) => refused.fieldErrors[name])) return null
  return <FailureNote text={refused.failure.title} />
}

/** The first wrong field of a page that was served with errors: no script of the page would move the focus. */
export function focusOnError(isFirst: boolean) {
  return { autoFocus: isFirst }
}

export function FailureNote({ text }: { text: string }) {
  return (
    <p role="alert" className="mb-5 border-l-4 border-danger bg-danger-wash px-4 py-3">
      {text}
    </p>
  )
}

export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
