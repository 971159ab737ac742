import { useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'

type FileDropProps = {
  /** A label with this `htmlFor` names what is chosen here. */
  id: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  /** Takes no file while a request is under way. Not disabled then: it would lose the focus. */
  isBusy?: boolean
  text: string
  /** Added where there is room and a mouse. */
  dropText: string
  isInvalid: boolean
  describedBy: string | undefined
  onFiles: (files: File[]) => void
}

type FileFieldProps = Omit<FileDropProps, 'isInvalid' | 'describedBy'> & {
  hint: React.ReactNode
  error?: string | undefined
  isInvalid?: boolean
  /** Why files were not accepted. */
  children: React.ReactNode
}

/** A file input with its hint and its error. */
export function FileField(props: FileFieldProps) {
  const { hint, error, isInvalid = error !== undefined, children, ...drop } = props
  const [hintId, errorId] = [`${drop.id}-hint`, `${drop.id}-error`]
  return (
    <div>
      <FileDrop
        {...drop}
        isInvalid={isInvalid}
        describedBy={error ? `${errorId} ${hintId}` : hintId}
      />
      {error && (
        <p id={errorId} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
      <p id={hintId} className="mt-2 text-sm text-ink-soft">
        {hint}
      </p>
      {children}
    </div>
  )
}

/** A file input as large as its drop area. It stores nothing, so the same file can be chosen twice. */
function FileDrop(props: FileDropProps) {
  const { text, dropText, isInvalid, describedBy, onFiles, isBusy = false, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  const { isOver, dropProps } = useFileDrop((files) => {
    if (!isBusy && !input.current?.matches(':disabled'))
      onFiles(rest.multiple ? files : files.slice(0, 1))
  })
  return (
    <div className="relative" {...dropProps}>
      <input
        {...rest}
        ref={input}
        type="file"
        {...busyProps(isBusy)}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        className="peer sr-only top-0"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <label
        htmlFor={rest.id}
        className={`${look} ${isOver && !rest.disabled && !isBusy ? 'border-action! bg-sunken' : ''}`}
      >
        <OfficeIcon name="upload" />
        <span>
          <span className="font-semibold">{text}</span>
          <span className="hidden text-ink-soft @md:pointer-fine:inline"> {dropText}</span>
        </span>
      </label>
    </div>
  )
}

/** Of the area that a file is dropped on. An area inside it that took the file has prevented the default. */
export function useFileDrop(onDrop: (files: File[]) => void) {
  const [depth, setDepth] = useState(0)
  const dropProps = {
    onDragEnter: (event: React.DragEvent) => holdsFiles(event) && setDepth((depth) => depth + 1),
    onDragLeave: (event: React.DragEvent) =>
      holdsFiles(event) && setDepth((depth) => Math.max(0, depth - 1)),
    onDragOver: (event: React.DragEvent) => holdsFiles(event) && event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      setDepth(0)
      if (!holdsFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      onDrop([...event.dataTransfer.files])
    },
  }
  return { isOver: depth > 0, dropProps }
}

function holdsFiles({ dataTransfer }: React.DragEvent) {
  return dataTransfer.types.includes('Files')
}

/** A file dropped beside the drop area would open in the tab and replace the form. */
export function useNoStrayDrop() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.dataTransfer.dropEffect = 'none'
      event.preventDefault()
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}

type FileInputProps = Omit<
  React.ComponentProps<'input'>,
  'type' | 'className' | 'onClick' | 'onDrop'
> & {
  label: string
  hint: string
  isBusy?: boolean
}

/** The file input of the browser, which shows what is chosen by itself. */
export function FileInput({ label, hint, isBusy = false, ...input }: FileInputProps) {
  return (
    <Field {...{ label, hint }}>
      {({ className, ...control }) => (
        <input
          {...control}
          {...input}
          type="file"
          {...busyProps(isBusy)}
          className={`${className} py-2 aria-disabled:bg-sunken aria-disabled:text-ink-soft`}
        />
      )}
    </Field>
  )
}

function busyProps(isBusy: boolean) {
  const refuse = (event: React.SyntheticEvent) => isBusy && event.preventDefault()
  return { 'aria-disabled': isBusy, onClick: refuse, onDrop: refuse }
}

/** A chosen file that is not accepted, and why. */
export type FileRefusal = { name: string; text: string }

/** An alert, since the chosen files are not all shown. Each reason is given once, with its files. */
export function RefusedFiles({ refusals }: { refusals: FileRefusal[] }) {
  const texts = [...new Set(refusals.map(({ text }) => text))]
  return (
    <div role="alert" className="mt-2 flex flex-col gap-1 text-sm text-danger empty:hidden">
      {texts.map((text) => (
        <p key={text} className="wrap-anywhere">
          <span className="font-semibold">{text}</span>
          <span>: {namesOf(refusals, text)}</span>
        </p>
      ))}
    </div>
  )
}

function namesOf(refusals: FileRefusal[], text: string) {
  return refusals
    .filter((refusal) => refusal.text === text)
    .map(({ name }) => name)
    .join(', ')
}

const look =
  'flex min-h-16 cursor-pointer items-center justify-center gap-3 rounded-md border border-dashed border-outline ' +
  'bg-surface px-4 py-3 text-sm text-action hover:bg-sunken peer-focus-visible:outline-2 ' +
  'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-invalid:border-danger ' +
  'peer-disabled:cursor-default peer-disabled:bg-sunken peer-disabled:text-ink-soft ' +
  'peer-aria-disabled:cursor-default peer-aria-disabled:bg-sunken peer-aria-disabled:text-ink-soft'
