import { countText } from '#contract/count-text.ts'
import { emailCalls } from '#contract/emails/email-calls.ts'
import { useState } from 'react'
import { emailKindTexts, emailMessages } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { actionsColumn, RowActions, RowButton, sortsBy, sortsByTime } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { TableView } from '../lists/table-view.tsx'
import { useList } from '../lists/use-list.ts'
import { EmailDialog, EmailOutcome, EmailStateBadge, useSendingAgain } from './email-dialog.tsx'
import type { SendingAgain } from './email-dialog.tsx'
import { emailList, emailScreenTexts, recipientText, sendingText } from './email-list.ts'
import { useMay } from '../session/permitted.tsx'

/** Soon enough to watch an e-mail leave. */
const interval = 10_000

export function ListedEmails() {
  const [viewedId, setViewedId] = useState<string>()
  const list = useList(emailList, {
    interval,
    isDue: ({ facts, rows }) =>
      facts.isMailSetUp && viewedId === undefined && rows.some(({ state }) => state === 'waiting'),
  })
  const { rows, facts } = list
  const onClose = () => setViewedId(undefined)
  // Another one may have been opened before the response.
  const sending = useSendingAgain(({ id }) =>
    setViewedId((viewed) => (viewed === id ? undefined : viewed)),
  )
  const viewed = rows.find(({ id }) => id === viewedId)
  const common = {
    isMailSetUp: facts?.isMailSetUp ?? false,
    sending,
    onView: ({ id }: OutboxEmail) => setViewedId(id),
  }
  return (
    <TableView
      label="E-mails"
      list={list}
      loading={emailScreenTexts.loading}
      failures={[sending.failure]}
      banners={facts && <Banners {...facts} isShowingFailed={list.query.state === 'failed'} />}
      columns={columnsOf(common)}
      cardLook="grid-cols-[1fr_auto] gap-x-3 gap-y-1.5"
      empty={{
        title: emailMessages.none,
        hint: 'Every e-mail to sales and to customers is listed here.',
        toText: 'Show all e-mails',
      }}
    >
      {viewed && <EmailDialog email={viewed} {...common} onClose={onClose} />}
    </TableView>
  )
}

type RowProps = {
  isMailSetUp: boolean
  sending: SendingAgain
  onView: (email: OutboxEmail) => void
}

function columnsOf(props: RowProps): Column<OutboxEmail>[] {
  return [
    {
      head: 'E-mail',
      sorts: sortsBy('subject'),
      className: 'min-w-0 @3xl:w-[26%]',
      cell: ({ subject, kind }) => (
        <>
          <p className="line-clamp-2 font-semibold text-pretty wrap-anywhere">
            <bdi>{subject}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{emailKindTexts[kind]}</p>
        </>
      ),
    },
    {
      head: 'Recipient',
      sorts: sortsBy('recipient'),
      className: 'order-1 col-span-2 text-sm wrap-anywhere @3xl:w-[21%]',
      cell: (email) => (
        <p className="line-clamp-2">
          <span className="text-ink-soft @3xl:sr-only">To </span>
          <MailAddress email={recipientText(email)} />
        </p>
      ),
    },
    {
      head: 'State',
      className: 'self-start text-right @3xl:text-left',
      cell: ({ state }) => <EmailStateBadge state={state} />,
    },
    {
      head: 'Attempts',
      isRight: true,
      className: 'order-3 text-right text-sm whitespace-nowrap text-ink-soft figures',
      cell: ({ attempts }) => (
        <>
          {attempts}
          <span className="@3xl:sr-only">{attempts === 1 ? ' attempt' : ' attempts'}</span>
        </>
      ),
    },
    {
      head: 'Result',
      className: 'order-4 col-span-2 @3xl:w-[18%]',
      cell: (email) => (
        <EmailOutcome {...{ email }} isMailSetUp={props.isMailSetUp} className="line-clamp-2" />
      ),
    },
    {
      head: 'Date',
      sorts: sortsByTime,
      className: 'order-2 text-sm whitespace-nowrap text-ink-soft',
      cell: ({ createdAt }) => timeText(createdAt),
    },
    actionsColumn((email) => <Actions email={email} {...props} />, 'order-5 col-span-2'),
  ]
}

function Actions({ email, isMailSetUp, sending, onView }: RowProps & { email: OutboxEmail }) {
  const { id, subject } = email
  const recipient = recipientText(email)
  const sendText = sendingText(email, isMailSetUp)
  const maySend = useMay(emailCalls.sendAgain)
  return (
    <RowActions>
      <RowButton
        text="View"
        label={`View ${subject}, to ${recipient}`}
        onPress={() => onView(email)}
      />
      {sendText && maySend && (
        <RowButton
          text={sending.isBusy(id) ? 'Sending...' : sendText}
          label={`${sendText}: ${subject}, to ${recipient}`}
          onPress={() => void sending.run(email)}
          isBusy={sending.isBusy(id)}
        />
      )}
    </RowActions>
  )
}

type BannersProps = { isMailSetUp: boolean; failed: number; isShowingFailed: boolean }

function Banners({ isMailSetUp, failed, isShowingFailed }: BannersProps) {
  return (
    <>
      {!isMailSetUp && (
        <Banner tone="warning" title={emailMessages.noMail} detail={emailScreenTexts.noMailHint} />
      )}
      {failed > 0 && !isShowingFailed && (
        <Banner tone="warning" title={failedText(failed)}>
          <ButtonLink to={emailList.addressWith({ state: 'failed' })}>Show failed</ButtonLink>
        </Banner>
      )}
    </>
  )
}

function failedText(count: number) {
  return count === 1
    ? '1 e-mail could not be delivered and is not tried any more.'
    : `${countText(count)} e-mails could not be delivered and are not tried any more.`
}
