import { useRef, useState } from 'react'
import { OfficeIcon } from '../frame/office-icon.tsx'

type FileDropProps = {
  /** A label with this `htmlFor` names what is chosen here. */
  id: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  text: string
  /** Said besides where there is room and a mouse. */
  dropText: string
  isFaulty: boolean
  describedBy: string | undefined
  onFiles: (files: File[]) => void
}

/** A file input as large as what can be dropped on it. It keeps nothing itself: the same file may come twice. */
export function FileDrop({
  text,
  dropText,
  isFaulty,
  describedBy,
  onFiles,
  ...rest
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, dropProps } = useFileDrop((files) => {
    if (!input.current?.matches(':disabled')) onFiles(rest.multiple ? files : files.slice(0, 1))
  })
  return (
    <div className="relative" {...dropProps}>
      <input
        {...rest}
        ref={input}
        type="file"
        aria-invalid={isFaulty}
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
        className={`${look} ${isOver && !rest.disabled ? 'border-action! bg-sunken' : ''}`}
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

function useFileDrop(onDrop: (files: File[]) => void) {
  const [depth, setDepth] = useState(0)
  const dropProps = {
    onDragEnter: (event: React.DragEvent) => holdsFiles(event) && setDepth((depth) => depth + 1),
    onDragLeave: (event: React.DragEvent) =>
      holdsFiles(event) && setDepth((depth) => Math.max(0, depth - 1)),
    onDragOver: (event: React.DragEvent) => holdsFiles(event) && event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      setDepth(0)
      if (!holdsFiles(event)) return
      event.preventDefault()
      onDrop([...event.dataTransfer.files])
    },
  }
  return { isOver: depth > 0, dropProps }
}

function holdsFiles({ dataTransfer }: React.DragEvent) {
  return dataTransfer.types.includes('Files')
}

const look =
  'flex min-h-16 cursor-pointer items-center justify-center gap-3 rounded-md border border-dashed border-outline ' +
  'bg-surface px-4 py-3 text-sm text-action hover:bg-sunken peer-focus-visible:outline-2 ' +
  'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-invalid:border-danger ' +
  'peer-disabled:cursor-default peer-disabled:bg-sunken peer-disabled:text-ink-soft'
