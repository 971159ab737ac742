import { Button } from '../../ui/button.tsx'

/** Without scripts: sends the ticked products of this list. With scripts the tray is there instead. */
export function CompareForm() {
  return (
    <form id="compare" action="/compare" className="compare-form">
      <Button type="submit" look="action">
        Compare
      </Button>
    </form>
  )
}
