import { Button } from '../../ui/button.tsx'

type NewEnquiriesProps = { count: number; onShow: () => void }

/** Quiet: the rows stay where they are until somebody wants the new ones. */
export function NewEnquiries({ count, onShow }: NewEnquiriesProps) {
  return (
    <div role="status" className="empty:-mb-3">
      {count > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 border-l-4 border-blue bg-blue-wash py-1 pr-1 pl-4 text-sm font-semibold text-blue">
          {count === 1 ? '1 new enquiry' : `${count.toLocaleString('en-IN')} new enquiries`}
          <Button look="quiet" onClick={onShow} className="px-2.5!">
            Show
          </Button>
        </p>
      )}
    </div>
  )
}
