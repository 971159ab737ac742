import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Call } from '#contract/call.ts'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import { attachmentMessages } from '#contract/submissions/attachment.ts'
import { replyLimits, replyMessages } from '#contract/submissions/reply.ts'
import type { ReplyCatalogue, ReplyFacts } from '#contract/submissions/reply.ts'
import type { ReplyConflict } from '#contract/submissions/reply-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { announce } from '../../ui/toasts.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'
import { submitByKeys, submitKeys } from '../forms/submit-by-keys.ts'
import { submitForm } from '../forms/submit-form.ts'
import { UploadBar } from '../forms/progress-bar.tsx'
import { DetailPart } from '../lists/detail-list.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { mailtoAddress } from '../lists/mailto-address.ts'
import { detailsIn } from '../session/api-error.ts'
import type { UploadOptions } from '../session/send-call.ts'
import { useUpload } from '../session/use-upload.ts'
import { useShortcuts } from '../shortcuts/shortcut-rules.ts'
import { SubjectFailure } from '../trash/subject-failure.tsx'
import type { Subject } from '../trash/subject-failure.tsx'
import { caretToEnd } from './caret-to-end.ts'
import { onlyGreeting } from './composed-reply.ts'
import type { ComposedReply } from './composed-reply.ts'
import type { ReplyTexts } from './fill-template.ts'
import { formOfReply, useComposedReply } from './use-composed-reply.ts'
import { ReplyFiles } from './reply-files.tsx'
import { TemplatePart } from './template-part.tsx'
import { Permitted } from '../session/permitted.tsx'

type ReplyPartProps = {
  call: Call<{ details: typeof ReplyConflict }>
  /** The enquiry or the message. */
  subject: Subject
  email: string
  /** What the sender wrote. */
  message: string
  /** What the form has before anything is typed. */
  suggestion: ReplyTexts
  /** Empty where there is none, absent until the history is read. */
  lastReplyId: string | undefined
  /** Without mail a reply goes out by the mail program of whoever writes it, and has no files. */
  isMailSetUp: boolean
  /** Where somebody else has replied meanwhile. */
  readHistory: () => Promise<{ isError: boolean }>
  /** What templates are filled with, read once the form is open. */
  findFacts: () => Promise<ReplyFacts>
  /** The form has the texts, the files, and the catalogue where it is to go out too. */
  send: (form: FormData, options: UploadOptions) => Promise<unknown>
}

/** An e-mail to the sender, which the office writes here. */
export function ReplyPart(props: ReplyPartProps) {
  return (
    <Permitted call={props.call}>
      <WrittenReply {...props} />
    </Permitted>
  )
}

function WrittenReply(props: ReplyPartProps) {
  const { composed, begin, change, discard, ...reply } = useComposedReply({
    ...props,
    submissionId: props.subject.id,
  })
  const [done, setDone] = useState('')
  const part = useRef<HTMLDivElement>(null)
  const isOpen = composed !== undefined
  useFocusFallback(isOpen)
  useScrollWhenClosed(part, isOpen)
  useShortcuts((key) => {
    if (key !== 'r') return false
    // Where it is open already, the focus moves into it.
    begin()
    part.current?.querySelector('textarea')?.focus()
    return true
  })
  return (
    <div className="print:hidden">
      <DetailPart title="Reply">
        <div ref={part} className="scroll-my-24">
          {composed ? (
            <ReplyFields
              {...props}
              {...{ composed, change }}
              onOther={reply.noteLastReply}
              onSent={finish}
              onDiscard={drop}
            />
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <Button onClick={begin}>Write a reply</Button>
              <p role="status" className="text-sm text-leaf">
                {done}
              </p>
            </div>
          )}
        </div>
      </DetailPart>
    </div>
  )

  function finish(sent: ComposedReply) {
    reply.finish(sent)
    setDone(replyMessages.sent)
  }

  function drop() {
    discard()
    setDone('')
  }
}

/** The form was higher than the screen, and what says that it was sent is at its top. */
function useScrollWhenClosed(part: React.RefObject<HTMLElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) part.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [part, isOpen])
}

type ReplyFieldsProps = ReplyPartProps & {
  composed: ComposedReply
  change: (changes: Partial<ComposedReply>) => void
  /** The last reply of somebody else is shown. */
  onOther: (lastReplyId: string) => void
  onSent: (sent: ComposedReply) => void
  onDiscard: () => void
}

function ReplyFields(props: ReplyFieldsProps) {
  const { subject, email, message, isMailSetUp, findFacts, composed, change, onDiscard } = props
  const { reply, files, hasCatalogue, lost } = composed
  const type = (texts: Partial<ReplyTexts>) => change({ reply: { ...reply, ...texts } })
  const facts = useQuery({ queryKey: ['reply-facts', subject.id], queryFn: findFacts })
  const catalogue = facts.data?.catalogue ?? null
  const sending = useSending(props, hasCatalogue ? catalogue : null)
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => void (text.current && caretToEnd(text.current)), [])
  const { formProps, fieldErrors, failure, isBusy, correct, upload } = sending
  return (
    <form {...formProps} onKeyDown={submitByKeys} className="flex flex-col gap-3">
      {failure && <SubjectFailure {...{ failure, subject }} />}
      {!isMailSetUp && <Banner tone="warning" title={replyMessages.noMail} />}
      <TemplatePart {...{ reply, facts, text }} onFill={type} />
      <TextField
        label="Subject"
        name="subject"
        maxLength={emailLimits.subject}
        value={reply.subject}
        readOnly={isBusy}
        onChange={({ target }) => type({ subject: target.value })}
        error={fieldErrors.subject}
      />
      <TextAreaField
        ref={text}
        label="Your reply"
        name="text"
        rows={8}
        // It has just been opened to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        hint="Sent by e-mail with the sender’s message below it and our address at its end."
        maxLength={replyLimits.text}
        value={reply.text}
        readOnly={isBusy}
        onChange={({ target }) => type({ text: target.value })}
        error={fieldErrors.text}
      />
      {isMailSetUp && (
        <ReplyFiles
          {...{ catalogue, hasCatalogue, files, lost, isBusy }}
          error={fieldErrors.attachments}
          onCatalogue={(hasCatalogue) => {
            correct('attachments')
            change({ hasCatalogue })
          }}
          onFiles={(files) => {
            correct('attachments')
            change({ files, lost: [] })
          }}
        />
      )}
      {files.length > 0 && upload.progress && (
        <div className="flex flex-wrap items-end gap-3">
          <UploadBar text="Uploading the files..." progress={upload.progress} />
          {upload.progress.sent < upload.progress.total && (
            <Button onClick={upload.cancel}>Cancel upload</Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {isMailSetUp && (
          <SubmitButton aria-keyshortcuts={submitKeys} isBusy={isBusy} busyText="Sending...">
            Send reply
          </SubmitButton>
        )}
        <ButtonAnchor
          look={isMailSetUp ? 'plain' : 'action'}
          href={mailtoAddress(email, reply.subject, quoted(reply.text, message))}
        >
          Open in my mail program
        </ButtonAnchor>
        <Button look="quiet" onClick={onDiscard} aria-disabled={isBusy}>
          Discard
        </Button>
      </div>
    </form>
  )
}

/** The next one may have been opened before the response: the result is then a toast. */
function useSending(props: ReplyFieldsProps, catalogue: ReplyCatalogue | null) {
  const { call, composed, suggestion, isMailSetUp, send, readHistory, onOther, onSent } = props
  const upload = useUpload(attachmentMessages.cancelled, { goesOn: true })
  const isLeft = useIsLeft()
  return { ...useSubmission(submit), upload }

  async function submit(_: FormValues, form: HTMLFormElement) {
    // Enter in the subject: the form says already that nothing can be sent.
    if (!isMailSetUp) return undefined
    const sent = formOfReply(composed, catalogue)
    return submitForm({
      form,
      check: async () => onlyGreeting(composed, suggestion),
      async send() {
        await upload.run((options) => send(sent, options)).catch(noteOther)
        if (isLeft.current) announce(replyMessages.sent)
        onSent(composed)
      },
      failed: replyMessages.sendFailed,
    })
  }

  /** Somebody else has replied: with that on the screen, the next press sends this one. */
  async function noteOther(error: unknown): Promise<never> {
    const last = detailsIn(call, error)?.lastReply
    if (last && !isLeft.current) {
      const { isError } = await readHistory()
      if (!isError) onOther(last.id)
    }
    throw error
  }
}

/** As the e-mail of the office has it: the reply first, the question below. */
function quoted(text: string, message: string) {
  const lines = message.split('\n').map((line) => `> ${line}`)
  return [text.trimEnd(), '', ...lines].join('\n')
}
