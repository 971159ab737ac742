import { useRef, useState } from 'react'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import { bracedOf, placeholders, placeholderTexts } from '#contract/reply-templates/placeholders.ts'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import {
  replyTemplateLabels,
  replyTemplateLimits,
  replyTemplateMessages,
} from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { DraftLead } from '../forms/draft-lead.tsx'
import { FormDialog } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { useFieldDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { detailsIn } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { TemplateHistory } from './template-history.tsx'

type ReplyTemplateDialogProps = {
  /** Absent for a new one. */
  template?: ReplyTemplate
  onClose: () => void
}

/** What is typed is stored in this tab until it is saved or cancelled. */
export function ReplyTemplateDialog({ template: opened, onClose }: ReplyTemplateDialogProps) {
  const [template, setTemplate] = useState(opened)
  const start = startOf(template)
  const draft = useFieldDraft({ screen: `reply-template:${template?.id ?? 'new'}`, start })
  const { values: typed, change: type } = draft
  const submission = useSubmission(save)
  const close = useOwnClose(onClose)
  const { fieldErrors, correct } = submission
  return (
    <FormDialog
      {...{ submission, onClose }}
      title={template ? 'Edit template' : 'Add template'}
      width="wide"
      submitText="Save template"
      busyText="Saving..."
      onCancel={cancel}
      lead={
        <DraftLead
          {...{ draft, start, submission }}
          labels={replyTemplateLabels}
          title={replyTemplateMessages.changedMeanwhile}
        />
      }
    >
      <TemplateFields {...{ typed, fieldErrors, type, correct }} />
      {template && (
        <div className="mt-2">
          <TemplateHistory id={template.id} isTyped={draft.isDirty} onRestored={showRestored} />
        </div>
      )}
    </FormDialog>
  )

  /** In the place of what is typed. */
  function showRestored(restored: ReplyTemplate) {
    setTemplate(restored)
    draft.restart(startOf(restored))
  }

  function cancel() {
    draft.remove()
    close()
  }

  function save(_: FormValues, form: HTMLFormElement) {
    draft.meet(undefined)
    return submitForm({
      form,
      check: () => checkInput(loadSchema, typed),
      async send() {
        const { message } = template
          ? await callApi(replyTemplateCalls.change, {
              id: template.id,
              ...typed,
              version: draft.base.version,
            })
          : await callApi(replyTemplateCalls.add, typed)
        announce(message)
        draft.removeSent(typed)
        close()
        await outdate([replyTemplateCalls.list, replyTemplateCalls.findHistory])
      },
      failed: template ? replyTemplateMessages.changeFailed : replyTemplateMessages.addFailed,
      isConflict(error) {
        const theirs = detailsIn(replyTemplateCalls.change, error)?.template
        if (theirs) draft.meet(startOf(theirs))
        return theirs !== undefined
      },
    })
  }
}

type TemplateTexts = { name: string; subject: string; body: string }

function startOf(template: ReplyTemplate | undefined): FormBase<TemplateTexts> {
  const { name = '', subject, body = 'Dear {name},\n\n', version } = template ?? {}
  return { values: { name, subject: subject ?? '', body }, version }
}

type TemplateFieldsProps = {
  typed: TemplateTexts
  fieldErrors: Record<string, string | undefined>
  type: (change: Partial<TemplateTexts>) => void
  correct: (field: string) => void
}

function TemplateFields({ typed, fieldErrors, type, correct }: TemplateFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        data-first-focus
        hint="Shown in the menu of the reply; the sender does not see it."
        maxLength={replyTemplateLimits.name}
        value={typed.name}
        onChange={({ target }) => type({ name: target.value })}
        error={fieldErrors.name}
        isRequired
      />
      <TextField
        label="Subject"
        name="subject"
        hint="Without one, a reply keeps its own subject with the reference."
        maxLength={emailLimits.subject}
        value={typed.subject}
        onChange={({ target }) => type({ subject: target.value })}
        error={fieldErrors.subject}
      />
      <BodyField
        value={typed.body}
        error={fieldErrors.body}
        onChange={(body) => {
          type({ body })
          correct('body')
        }}
      />
    </>
  )
}

async function loadSchema() {
  return (await import('#contract/reply-templates/reply-template-form.ts')).ReplyTemplateForm
}

type BodyFieldProps = {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function BodyField({ value, error, onChange }: BodyFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="flex flex-col gap-2">
      <TextAreaField
        ref={area}
        label="Text"
        name="body"
        rows={10}
        maxLength={replyTemplateLimits.body}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
        isRequired
      />
      <div
        role="group"
        aria-label="Insert a placeholder"
        className="flex flex-wrap items-center gap-2 text-sm"
      >
        <span className="text-ink-soft">Insert:</span>
        {placeholders.map((placeholder) => (
          <Button
            key={placeholder}
            aria-label={`Insert ${bracedOf(placeholder)}, the ${placeholderTexts[placeholder]}`}
            title={placeholderTexts[placeholder]}
            onClick={() => insert(bracedOf(placeholder))}
            className="px-2.5! font-mono"
          >
            {bracedOf(placeholder)}
          </Button>
        ))}
      </div>
    </div>
  )

  /** Where the caret is, in the place of what is selected. */
  function insert(text: string) {
    const element = area.current
    if (!element) return
    const { selectionStart, selectionEnd } = element
    element.setRangeText(text, selectionStart, selectionEnd, 'end')
    onChange(element.value)
    element.focus()
  }
}
