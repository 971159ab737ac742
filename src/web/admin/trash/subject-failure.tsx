import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trashCalls, trashCallsOf } from '#contract/trash/trash-calls.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import type { TrashKind } from '#contract/trash/trash.ts'
import { Banner } from '../../ui/banner.tsx'
import type { Failure } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useMay } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { restoredLists } from './restored-lists.ts'

/** What a form is about. */
export type Subject = {
  kind: Extract<TrashKind, 'product' | 'enquiry' | 'message'>
  id: string
  /** Whose it is, where several are in sight. */
  sender?: string
  /** Something was chosen, and nothing typed. */
  isChosen?: boolean
  /** Before the text says that it was restored, such as to read its new version. */
  onRestored?: () => Promise<unknown>
}

/** Of something that was tried with a row. */
export type RowFailure = Failure & { subject?: Subject | undefined }

type SubjectFailureProps = {
  failure: Failure
  /** Absent where it is something new, or something that has no trash. */
  subject: Subject | undefined
  className?: string
}

/** A failure of a form, or of a choice. Where somebody else has deleted its subject, it can be restored here. */
export function SubjectFailure({ failure, subject, className = '' }: SubjectFailureProps) {
  const [shown, setShown] = useState({ failure, count: 0 })
  // It may be restored and deleted again: the trash is asked after each press.
  if (shown.failure !== failure) setShown({ failure, count: shown.count + 1 })
  if (!failure.isMissing || !subject) return <Banner {...failure} className={className} />
  return <DeletedSubject key={shown.count} {...{ failure, subject, className }} />
}

type DeletedSubjectProps = { failure: Failure; subject: Subject; className: string }

function DeletedSubject({ failure, subject, className }: DeletedSubjectProps) {
  const { kind, id } = subject
  const [isRestored, setRestored] = useState(false)
  const mayRestore = useMay(trashCallsOf[kind].restore)
  const { data, error } = useQuery({
    ...callQuery(trashCalls.list, { kind, id, limit: 1 }),
    enabled: mayRestore && !isRestored,
    gcTime: 0,
  })
  const restoring = useRestoring(subject, () => setRestored(true))
  const texts = textsOf(subject)
  if (isRestored) {
    const { restored, restoredHint } = texts
    return (
      // The button that had the focus is gone.
      <div key="restored" ref={focus} tabIndex={-1} className="outline-none">
        <Banner tone="note" title={restored} detail={restoredHint} className={className} />
      </div>
    )
  }
  if (restoring.failure) return <Banner {...restoring.failure} className={className} />
  if (!mayRestore) {
    return <Banner title={texts.deleted} detail={texts.askOwner} className={className} />
  }
  if (error || !data) return <Banner {...failure} className={className} />
  const [trashed] = data.items
  if (!trashed) return <Banner title={texts.gone} detail={texts.goneHint} className={className} />
  return (
    <Banner
      title={texts.inTrash(trashed.deletedBy)}
      detail={texts.restoreHint}
      className={className}
    >
      <Button onClick={() => void restoring.run(undefined)}>
        {restoring.isBusy() ? 'Restoring...' : 'Restore'}
      </Button>
    </Banner>
  )
}

function focus(box: HTMLElement | null) {
  box?.focus()
}

function useRestoring({ kind, id, onRestored }: Subject, onStored: () => void) {
  return useWrite({
    async store() {
      await callApi(trashCallsOf[kind].restore, { id })
      // Without it, the next press shows what is stored.
      await onRestored?.().catch(() => undefined)
    },
    failureOf: (error) => failureOf(error, trashMessages.restoreFailed),
    onStored,
    outdates: [...restoredLists, trashCalls.list],
  })
}

function textsOf({ kind, sender, isChosen = false }: Subject) {
  const named = sender ? `The ${kind} from ${sender}` : `This ${kind}`
  const stays = isChosen ? '' : ' What you typed stays here.'
  const again = isChosen ? 'choose again' : 'press the button again'
  return {
    inTrash: (by: string | null) =>
      by
        ? `${named} was deleted by ${by}, and is in the trash.`
        : `${named} was deleted, and is in the trash.`,
    restoreHint: isChosen
      ? 'Restore it to go on.'
      : 'Restore it to go on: what you typed stays here.',
    deleted: `${named} was deleted.`,
    askOwner: `Whoever may delete it can restore it from the trash.${stays}`,
    gone: `${named} no longer exists.`,
    goneHint: `It is not in the trash. If a colleague has just restored it, ${again}.${stays}`,
    restored: sender ? `${named} was restored.` : `The ${kind} was restored.`,
    restoredHint: isChosen
      ? 'Choose again what you wanted to change.'
      : 'What you typed is still here: press the button again.',
  }
}
