import { useId, useRef, useState } from 'react'
import { attachmentLimits, attachmentMessages } from '#contract/submissions/attachment.ts'
import type { ReplyCatalogue } from '#contract/submissions/reply.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { fileSizeText } from '../../ui/format.ts'
import { FileField, RefusedFiles, useNoStrayDrop } from '../forms/file-drop.tsx'
import type { FileRefusal } from '../forms/file-drop.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { sortOutAttachments } from './sort-out-attachments.ts'

type ReplyFilesProps = {
  /** Of the product that was asked about. */
  catalogue: ReplyCatalogue | null
  hasCatalogue: boolean
  files: File[]
  /** Names of files that were chosen before a reload, which a browser does not give back. */
  lost: string[]
  error: string | undefined
  isBusy: boolean
  onCatalogue: (isAttached: boolean) => void
  onFiles: (files: File[]) => void
}

/** What goes out with a reply: the catalogue, and files from this machine. */
export function ReplyFiles(props: ReplyFilesProps) {
  const { catalogue, hasCatalogue, files, lost, error, isBusy, onCatalogue, onFiles } = props
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState<FileRefusal[]>([])
  const attached = hasCatalogue && catalogue ? catalogue.bytes : 0
  useNoStrayDrop()

  function choose(chosen: File[]) {
    const { accepted, refused } = sortOutAttachments(chosen, { files, attached })
    setRefusals(refused)
    onFiles([...files, ...accepted])
  }

  function remove(file: File) {
    onFiles(files.filter((other) => other !== file))
    setRefusals([])
    field.current?.querySelector<HTMLElement>('input[type="file"]')?.focus()
  }

  return (
    <div ref={field} className="@container flex flex-col gap-3">
      {catalogue && (
        <CatalogueBox {...{ catalogue, hasCatalogue, isBusy }} onChange={onCatalogue} />
      )}
      {lost.length > 0 && (
        <Banner
          tone="warning"
          title="Please choose the files again"
          detail={`Your text is still here, but a reload removes chosen files: ${lost.join(', ')}`}
        />
      )}
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          Attachments (optional)
        </label>
        <FileField
          {...{ id, error }}
          accept={attachmentLimits.accept}
          multiple
          isBusy={isBusy}
          text={files.length > 0 ? 'Choose more files' : 'Choose files'}
          dropText="or drop them here"
          hint="PDF, JPEG, PNG, WebP, Word, Excel or PowerPoint, up to 10 MB in all. They go out with Send reply only."
          onFiles={choose}
        >
          <RefusedFiles refusals={refusals} />
        </FileField>
      </div>
      {files.length > 0 && <ChosenFiles {...{ files, isBusy }} onRemove={remove} />}
      <p role="status" className="sr-only">
        {files.length > 0 && attachmentMessages.chosen(files.length)}
      </p>
    </div>
  )
}

type CatalogueBoxProps = {
  catalogue: ReplyCatalogue
  hasCatalogue: boolean
  isBusy: boolean
  onChange: (isAttached: boolean) => void
}

function CatalogueBox({ catalogue, hasCatalogue, isBusy, onChange }: CatalogueBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 md:min-h-9">
      <input
        type="checkbox"
        checked={hasCatalogue}
        disabled={isBusy}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="mt-0.5 size-4.5 shrink-0 accent-action"
      />
      <span>
        Attach the catalogue of {catalogue.category}
        <span className="text-sm text-ink-soft"> · PDF, {fileSizeText(catalogue.bytes)}</span>
      </span>
    </label>
  )
}

type ChosenFilesProps = { files: File[]; isBusy: boolean; onRemove: (file: File) => void }

function ChosenFiles({ files, isBusy, onRemove }: ChosenFilesProps) {
  return (
    <ul aria-label="Chosen files" className="flex flex-col gap-2">
      {files.map((file, at) => (
        <li
          key={`${file.name} ${at}`}
          className="flex items-center gap-3 rounded-md border border-hairline bg-surface py-1 pr-1 pl-3"
        >
          <OfficeIcon name="file" className="size-5 text-ink-soft" />
          <p className="min-w-0 grow text-sm wrap-anywhere">
            <bdi>{file.name}</bdi>
            <span className="block text-xs text-ink-soft">{fileSizeText(file.size)}</span>
          </p>
          <Button
            look="quiet"
            onClick={() => onRemove(file)}
            aria-disabled={isBusy}
            aria-label={`Remove ${file.name}`}
            className="px-2.5! text-ink-soft!"
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
