import { useState } from 'react'
import { letterKindTexts, letterMessages } from '#contract/letters/letter.ts'
import type { Letter } from '#contract/letters/letter.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { timeText } from '../../ui/format.ts'
import { ListTable, rowActionLook, rowActionsLook } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { ListView } from '../lists/list-view.tsx'
import { useFreshListing } from '../lists/use-fresh-listing.ts'
import { LetterDialog } from './letter-dialog.tsx'
import { letterList } from './letter-list.ts'
import type { LetterListing, LetterQuery } from './letter-list.ts'
import { recipientText, sendingText } from './letter-names.ts'
import { letterScreenTexts } from './letter-screen-texts.ts'
import { LetterFate, LetterStateBadge } from './letter-state.tsx'
import { useSendingAgain } from './use-sending-again.ts'
import type { SendingAgain } from './use-sending-again.ts'

/** Soon enough to watch a letter leave. */
const interval = 10_000

type ListedLettersProps = { query: LetterQuery; listing: LetterListing }

export function ListedLetters({ query, listing: loaded }: ListedLettersProps) {
  const [viewedId, setViewedId] = useState<string>()
  const { listing } = useFreshListing(loaded, {
    interval,
    async find({ facts, rows }) {
      const isMoving = facts.isMailSetUp && rows.some(({ state }) => state === 'waiting')
      if (!isMoving || viewedId !== undefined) return undefined
      return letterList.find(query, { isUnattended: true })
    },
  })
  const onClose = () => setViewedId(undefined)
  const sending = useSendingAgain(onClose)
  const { rows, facts } = listing
  const viewed = rows.find(({ id }) => id === viewedId)
  const common = {
    isMailSetUp: facts.isMailSetUp,
    sending,
    onView: ({ id }: Letter) => setViewedId(id),
  }
  return (
    <ListView
      label="Letters"
      noun={letterList.noun}
      listing={listing}
      failures={[sending.failure]}
      banners={<Banners {...facts} isShowingFailed={query.state === 'failed'} />}
      rows={
        <ListTable
          label="Letters"
          rows={rows}
          columns={columnsOf(common)}
          cardLook="grid-cols-[1fr_auto] gap-x-3 gap-y-1.5"
        />
      }
      empty={<NoLetters isFiltered={letterList.isFiltered(query)} />}
      addressOfPage={(page) => letterList.addressOf({ ...query, page })}
    >
      {viewed && <LetterDialog letter={viewed} {...common} onClose={onClose} />}
    </ListView>
  )
}

type RowProps = {
  isMailSetUp: boolean
  sending: SendingAgain
  onView: (letter: Letter) => void
}

function columnsOf(props: RowProps): Column<Letter>[] {
  return [
    {
      head: 'Letter',
      className: 'min-w-0 @3xl:w-[30%]',
      cell: ({ subject, kind }) => (
        <>
          <p className="font-semibold text-pretty wrap-anywhere">{subject}</p>
          <p className="text-sm text-ink-soft">{letterKindTexts[kind]}</p>
        </>
      ),
    },
    {
      head: 'Recipient',
      className: 'order-1 col-span-2 text-sm wrap-anywhere @3xl:w-[17%]',
      cell: (letter) => (
        <>
          <span className="text-ink-soft @3xl:sr-only">To </span>
          {recipientText(letter)}
        </>
      ),
    },
    {
      head: 'State',
      className: 'self-start text-right @3xl:text-left',
      cell: ({ state }) => <LetterStateBadge state={state} />,
    },
    {
      head: 'Attempts',
      isRight: true,
      className: 'order-3 text-right text-sm whitespace-nowrap text-ink-soft tabular-nums',
      cell: ({ attempts }) => (
        <>
          {attempts}
          <span className="@3xl:sr-only">{attempts === 1 ? ' attempt' : ' attempts'}</span>
        </>
      ),
    },
    {
      head: 'Next try or last error',
      className: 'order-4 col-span-2 @3xl:w-[19%]',
      cell: (letter) => (
        <LetterFate {...{ letter }} isMailSetUp={props.isMailSetUp} className="line-clamp-2" />
      ),
    },
    {
      head: 'Date',
      className: 'order-2 text-sm text-ink-soft @3xl:min-w-28',
      cell: ({ createdAt }) => timeText(createdAt),
    },
    {
      head: 'Actions',
      isRight: true,
      className: 'order-5 col-span-2',
      cell: (letter) => <Actions letter={letter} {...props} />,
    },
  ]
}

function Actions({ letter, isMailSetUp, sending, onView }: RowProps & { letter: Letter }) {
  const { subject } = letter
  const recipient = recipientText(letter)
  const sendText = sendingText(letter, isMailSetUp)
  return (
    <div className={rowActionsLook}>
      <Button
        look="quiet"
        className={rowActionLook}
        onClick={() => onView(letter)}
        aria-label={`View ${subject}, to ${recipient}`}
      >
        View
      </Button>
      {sendText && (
        <Button
          look="quiet"
          className={rowActionLook}
          onClick={() => sending.send(letter)}
          aria-label={`${sendText}: ${subject}, to ${recipient}`}
          aria-disabled={sending.isBusy(letter)}
        >
          {sending.isBusy(letter) ? 'Sending...' : sendText}
        </Button>
      )}
    </div>
  )
}

type BannersProps = { isMailSetUp: boolean; failed: number; isShowingFailed: boolean }

function Banners({ isMailSetUp, failed, isShowingFailed }: BannersProps) {
  return (
    <>
      {!isMailSetUp && (
        <Banner
          tone="warning"
          title={letterMessages.noMail}
          detail={letterScreenTexts.noMailHint}
        />
      )}
      {failed > 0 && !isShowingFailed && (
        <Banner tone="warning" title={failedText(failed)}>
          <ButtonLink to={letterList.addressOf({ state: 'failed', page: 1 })}>
            Show failed
          </ButtonLink>
        </Banner>
      )}
    </>
  )
}

function failedText(count: number) {
  return count === 1
    ? '1 letter could not be delivered and is not tried any more.'
    : `${count.toLocaleString('en-IN')} letters could not be delivered and are not tried any more.`
}

function NoLetters({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={letterMessages.none}>
      <ButtonLink to={letterList.path}>Show all letters</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      title={letterMessages.none}
      hint="Whatever the site writes to sales and to customers is listed here."
    />
  )
}
