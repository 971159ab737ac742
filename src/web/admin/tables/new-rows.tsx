import { Button } from '../../ui/button.tsx'

type NewRowsProps = {
  count: number
  /** What they are: one, and several. */
  noun: [one: string, several: string]
  onShow: () => void
}

/** Quiet: the rows stay where they are until somebody wants the new ones. */
export function NewRows({ count, noun: [one, several], onShow }: NewRowsProps) {
  return (
    <div role="status" className="empty:-mb-3">
      {count > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 border-l-4 border-blue bg-blue-wash py-1 pr-1 pl-4 text-sm font-semibold text-blue">
          {count === 1 ? `1 new ${one}` : `${count.toLocaleString('en-IN')} new ${several}`}
          <Button look="quiet" onClick={onShow} className="px-2.5!">
            Show
          </Button>
        </p>
      )}
    </div>
  )
}
