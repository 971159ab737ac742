import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Route } from '#contract/call.ts'
import type { Consent } from '#contract/consents/consent.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { ConsentDetail } from '../consents/consent-detail.tsx'
import { DetailList, DetailPart } from '../lists/detail-list.tsx'
import { Failures } from '../lists/failures.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { noteOpenedRow } from '../lists/row-focus.ts'
import { Permitted } from '../session/permitted.tsx'
import type { RowFailure } from '../trash/subject-failure.tsx'

type Submission = { id: string; email: string | null; message: string; consent: Consent | null }

/** What a dialog and a screen show of what somebody sent through a form of the site. */
type ShownSubmission<Row extends Submission> = {
  row: Row
  /** What is worked with, by its names. */
  state: Record<string, React.ReactNode>
  details: Record<string, React.ReactNode>
  failures: (RowFailure | undefined)[]
  /** The reply, the notes and the history. */
  work: React.ReactNode
  /** Without an address where the sender gave none. */
  reply: { text: string; href: string | undefined }
  buttons?: React.ReactNode
  deletion: RowDeletion<Row>
  deletionCall: Pick<Route, 'can'>
  onConsent: (row: Row) => void
}

type SubmissionDialogProps<Row extends Submission> = ShownSubmission<Row> & {
  title: string
  onClose: () => void
}

export function SubmissionDialog<Row extends Submission>(props: SubmissionDialogProps<Row>) {
  const { title, reply, buttons, work, onClose } = props
  return (
    <OfficeDialog
      title={title}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <DeleteButton {...props} className="mr-auto -ml-2.5" />
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
        <Failures failures={[...props.failures, props.deletion.failure]} />
        <Message {...props} />
        <State {...props} />
        <Details {...props} />
        {work}
      </div>
    </OfficeDialog>
  )
}

/** Something else of the same sender. */
type Other = { id: string; to: string; text: string; facts: string; at: string }

type SubmissionPartsProps<Row extends Submission> = ShownSubmission<Row> & {
  others: Other[]
  /** Dialogs. */
  children?: React.ReactNode
}

/** On a screen of its own the message comes first, the facts second. */
export function SubmissionParts<Row extends Submission>(props: SubmissionPartsProps<Row>) {
  const { row, work, reply, buttons, deletion, others, children } = props
  const { id } = row
  useEffect(() => noteOpenedRow(id), [id])
  return (
    <>
      <Failures failures={[...props.failures, props.deletion.failure]} />
      <div className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-[1fr_22rem] print:block print:space-y-6">
        <div className="flex min-w-0 flex-col gap-6">
          <h2 className="sr-only">Message and replies</h2>
          <Message {...props} />
          <State {...props} />
          {work}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <h2 className="sr-only">Details</h2>
          <Details {...props} />
          <div className="flex flex-wrap gap-3 print:hidden">
            {reply.href && <ButtonAnchor href={reply.href}>{reply.text}</ButtonAnchor>}
            {buttons}
            <DeleteButton {...props} />
          </div>
          {others.length > 0 && <OthersOfSender others={others} />}
        </div>
      </div>
      {deletion.dialog}
      {children}
    </>
  )
}

type Part<Row extends Submission, Name extends keyof ShownSubmission<Row>> = Pick<
  ShownSubmission<Row>,
  Name
>

function Details<Row extends Submission>(props: Part<Row, 'row' | 'details' | 'onConsent'>) {
  const { row, details, onConsent } = props
  return (
    <DetailList details={details}>
      <ConsentDetail
        consent={row.consent}
        email={row.email}
        onWithdrawn={(consent) => onConsent({ ...row, consent })}
      />
    </DetailList>
  )
}

function State<Row extends Submission>({ state }: Part<Row, 'state'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-3 text-sm @md:gap-x-5 @3xl:grid-cols-4">
      {Object.entries(state).map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="mb-1 text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">
            {value ?? <span className="text-ink-soft">Not provided</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Message<Row extends Submission>({ row }: Part<Row, 'row'>) {
  return (
    <DetailPart title="Message">
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {row.message}
      </p>
    </DetailPart>
  )
}

type DeleteButtonProps<Row extends Submission> = Part<Row, 'row' | 'deletion' | 'deletionCall'> & {
  className?: string
}

function DeleteButton<Row extends Submission>(props: DeleteButtonProps<Row>) {
  const { row, deletion, deletionCall, className = '' } = props
  return (
    <Permitted call={deletionCall}>
      <Button look="quiet" className={className} onClick={() => deletion.ask(row)}>
        {deletion.going ? 'Deleting...' : 'Delete'}
      </Button>
    </Permitted>
  )
}

function OthersOfSender({ others }: { others: Other[] }) {
  return (
    <DetailPart title="Also from this sender">
      <ul className="border-t border-hairline text-sm">
        {others.map(({ id, to, text, facts, at }) => (
          <li key={id} className="border-b border-hairline py-1.5">
            <Link to={to} className="line-clamp-2 text-action wrap-anywhere">
              <bdi>{text}</bdi>
            </Link>
            <p className="text-ink-soft">
              {facts} · <time dateTime={at}>{timeText(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}
