import { Fragment, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Field, TextAreaField, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { RefusedForm } from '../forms/form-action.ts'
import { FormFailure } from '../forms/form-outcome.tsx'
import { PageSection } from '../page-sections.tsx'
import type { SendingState } from './account-drafts.ts'
import type { AccountField, AccountForm, AccountItem, AccountSection } from './account-view.ts'

type Refused = { refused: RefusedForm | undefined }

type PartProps = Refused & {
  section: AccountSection
  /** The account whose drafts its forms have. */
  owner: string | undefined
}

export function AccountPart({ section, owner, refused }: PartProps) {
  const { id, title, text, facts, items, forms, links } = section
  return (
    <PageSection id={id} title={title} content="below">
      <div className="stack">
        {items && (
          <ul className="-mt-1.5">
            {items.map((item, index) => (
              <Item key={index} item={item} />
            ))}
          </ul>
        )}
        {facts && (
          <dl className="fact-table -mt-1.5 border-t-0">
            {facts.map(({ name, value }) => (
              <div key={name} className="last:border-b-0">
                <dt>{name}</dt>
                <dd className="wrap-anywhere">
                  {/* An address that has no room is parted before its domain. */}
                  {value.split(/(?<=@)/).map((part, at) => (
                    <Fragment key={at}>
                      {at > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {text && <Lines text={text} />}
        {forms && (
          <div className="flex flex-wrap gap-3">
            {forms.map((form) => (
              <PostedForm
                key={form.action}
                form={form}
                owner={owner}
                refused={refused?.values['form'] === form.name ? refused : undefined}
              />
            ))}
          </div>
        )}
        {links && (
          <p className="flex flex-wrap gap-x-5">
            {links.map(({ to, text }) => (
              <Link key={to} to={to} className="footer-link text-action">
                {text}
              </Link>
            ))}
          </p>
        )}
      </div>
    </PageSection>
  )
}

const looks = {
  received: 'bg-blue-wash text-blue',
  'in-progress': 'bg-amber-wash text-amber',
  closed: 'bg-leaf-wash text-leaf',
}

function Item({ item: { title, to, status, about, text, files } }: { item: AccountItem }) {
  return (
    <li className="border-b border-hairline py-3 last:border-b-0">
      <div className="items-center justify-between gap-x-6 lg:flex">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
          {to ? (
            <Link to={to} className="footer-link text-action">
              {title}
            </Link>
          ) : (
            title
          )}
          {status && <span className={`state-badge ${looks[status.look]}`}>{status.text}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{about}</p>
      </div>
      {text && <Lines text={text} />}
      {files?.map(({ to, text }) => (
        <p key={to}>
          <a href={to} className="footer-link wrap-anywhere text-action">
            {text}
          </a>
        </p>
      ))}
    </li>
  )
}

/** The lines of a text as they were typed. */
function Lines({ text }: { text: string }) {
  return (
    <p className="mt-1 max-w-3xl wrap-anywhere">
      {text.split('\n').map((line, number) => (
        <span key={number}>
          {number > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  )
}

/** The draft of a form is loaded with the pages of who is signed in. Returns how far its sending is. */
function useFormDraft(
  ref: React.RefObject<HTMLFormElement | null>,
  draft: string | undefined,
  isRefused: boolean,
) {
  const [state, onState] = useState<SendingState>({})
  useEffect(() => {
    const form = ref.current
    if (!draft || !form) return
    const { signal, abort } = abortable()
    import('./account-drafts.ts').then(
      ({ addDraft }) => signal.aborted || addDraft({ form, draft, isRefused, signal, onState }),
      () => undefined,
    )
    return abort
  }, [ref, draft, isRefused])
  return state
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

type FormProps = Pick<PartProps, 'owner' | 'refused'> & { form: AccountForm }

function PostedForm({ form, owner, refused }: FormProps) {
  const { name, action, legend, submit, fields } = form
  const ref = useRef<HTMLFormElement>(null)
  // Of one account: somebody else who signs in afterwards does not see it.
  const draft = owner && fields.length > 0 ? `typed:account:${owner}:${action}` : undefined
  const { isBusy = false, failure } = useFormDraft(ref, draft, refused !== undefined)
  const isLong = fields.length > 4
  const width = isLong ? 'max-w-3xl' : 'max-w-md'
  useEffect(() => {
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    if (failure) find('[data-outcome]')?.focus()
    else if (refused) (find('[aria-invalid="true"]') ?? find('[data-outcome]'))?.focus()
  }, [ref, refused, failure])
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      noValidate
      className={fields.length > 0 ? `w-full ${width}` : undefined}
    >
      <FormFailure
        fieldErrors={failure ? {} : (refused?.fieldErrors ?? {})}
        failure={failure ?? refused?.failure}
      />
      <input type="hidden" name="form" value={name} />
      <fieldset className={`grid gap-4 ${isLong ? 'sm:grid-cols-2' : ''}`}>
        {legend && <legend className="sr-only">{legend}</legend>}
        {fields.map((field) => (
          <PostedField key={field.name} field={field} refused={refused} />
        ))}
        <div className="col-span-full">
          <SubmitButton
            isBusy={isBusy}
            look={fields.length > 0 ? 'action' : 'plain'}
            className={fields.length > 0 ? 'px-6' : ''}
          >
            {submit}
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  )
}

/** Quantities share their error: it is shown where one is wrong. */
function errorOf(name: string, { fieldErrors, values }: RefusedForm) {
  const [group = '', one] = name.split('.')
  // As `quantityIn` reads it, whose module is too large for this page.
  const isQuantity = /^([1-9]\d{0,4})?$/.test((values[name] ?? '').replaceAll(/[\s,]/g, ''))
  return one && isQuantity ? undefined : fieldErrors[group]
}

function PostedField({ field, refused }: { field: AccountField } & Refused) {
  const { value, options, rows, isHidden, isOptional, isWide, ...rest } = field
  const shown = {
    ...rest,
    error: refused && errorOf(field.name, refused),
    isRequired: !isOptional,
    isMarked: false,
    defaultValue: refused ? refused.values[field.name] : value,
    className: isWide ? 'col-span-full' : '',
  }
  if (isHidden) return <input type="hidden" name={field.name} value={value} />
  if (rows) {
    const { type: _, ...area } = shown
    return <TextAreaField {...area} rows={rows} className="col-span-full" />
  }
  if (field.type === 'password') {
    const { label, name, autoComplete } = field
    return <PasswordField {...{ label, name, autoComplete }} error={shown.error} />
  }
  if (!options) return <TextField {...shown} />
  const { name, defaultValue } = shown
  return (
    <Field {...shown}>
      {(control) => (
        <select {...control} {...{ name, defaultValue }} className="control flex items-center">
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
