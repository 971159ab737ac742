import type { Route } from '#contract/call.ts'
import type { Consent } from '#contract/consents/consent.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { ConsentDetail } from '../consents/consent-detail.tsx'
import { DetailList, DetailPart } from '../lists/detail-list.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import type { Failure } from '../session/api-error.ts'
import { Permitted } from '../session/permitted.tsx'

type Submission = { id: string; email: string | null; message: string; consent: Consent | null }

type SubmissionDialogProps<Row extends Submission> = {
  title: string
  row: Row
  details: Record<string, React.ReactNode>
  /** Without an address where the sender gave none. */
  reply: { text: string; href: string | undefined }
  buttons?: React.ReactNode
  deletion: RowDeletion<Row>
  deletionCall: Pick<Route, 'can'>
  failures: (Failure | undefined)[]
  onConsent: (row: Row) => void
  onClose: () => void
  children?: React.ReactNode
}

/** What somebody sent through a form of the site, with all that the office does about it. */
export function SubmissionDialog<Row extends Submission>(props: SubmissionDialogProps<Row>) {
  const { title, row, details, reply, buttons, deletion, onConsent, onClose, children } = props
  const failures = [...props.failures, deletion.failure]
  return (
    <OfficeDialog
      title={title}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Permitted call={props.deletionCall}>
            <Button look="quiet" className="mr-auto -ml-2.5" onClick={() => deletion.ask(row)}>
              {deletion.going ? 'Deleting...' : 'Delete'}
            </Button>
          </Permitted>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
          {buttons}
          {reply.href && (
            <ButtonAnchor look="action" href={reply.href}>
              {reply.text}
            </ButtonAnchor>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {failures.map((failure) => failure && <Banner key={failure.title} {...failure} />)}
        <DetailList details={details}>
          <ConsentDetail
            consent={row.consent}
            email={row.email}
            onWithdrawn={(consent) => onConsent({ ...row, consent })}
          />
        </DetailList>
        <DetailPart title="Message">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {row.message}
          </p>
        </DetailPart>
        {children}
      </div>
    </OfficeDialog>
  )
}
