import { useId, useRef } from 'react'
import { countOf } from '#contract/count-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { fileSizeText } from '../../ui/format.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { FileField, useNoStrayDrop } from '../forms/file-drop.tsx'
import { UploadBar } from '../forms/progress-bar.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { ShownPicture } from '../pictures/shown-picture.tsx'
import { CategoryField } from './image-form.tsx'
import type { ImageListConfig } from './image-list-configs.ts'
import { uploadShares } from './upload-rules.ts'
import type { ImageUploads } from './use-image-upload.ts'

type ImageUploadProps = {
  config: ImageListConfig
  categories: string[]
  upload: ImageUploads
}

/** Files are chosen first, so that one sees what will be sent, and then sent together. */
export function ImageUpload({ config, categories, upload }: ImageUploadProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { chosen, texts, failure, progress } = upload
  const isBusy = progress !== undefined
  useNoStrayDrop()

  async function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await upload.send(new FormData(event.currentTarget))) focusOnBrowse()
  }

  function focusOnBrowse() {
    section.current?.querySelector<HTMLElement>('input[type="file"]')?.focus()
  }

  return (
    <section ref={section} aria-label={config.texts.uploadTitle} data-adds className="@container">
      <FileField
        id={id}
        accept="image/*"
        multiple
        isBusy={isBusy}
        text="Browse images"
        dropText="or drag and drop them here"
        hint={config.texts.formats}
        isInvalid={texts.length > 0}
        onFiles={upload.choose}
      >
        <div role="alert" className="mt-2 flex flex-col gap-1 text-sm text-danger empty:hidden">
          {texts.map((text, at) => (
            <p key={`${text} ${at}`} className="wrap-anywhere">
              {text}
            </p>
          ))}
        </div>
      </FileField>
      {chosen.length > 0 && (
        <form onSubmit={(event) => void send(event)} className="mt-3 flex flex-col gap-3">
          <ChosenUploads upload={upload} onRemoved={focusOnBrowse} />
          {failure && <Banner {...failure} />}
          <div className="flex flex-wrap items-end gap-3">
            {config.fields.includes('category') && (
              <CategoryField
                categories={categories}
                label="Category (optional)"
                disabled={isBusy}
                className="grow basis-52 @md:max-w-72"
              />
            )}
            {progress && <UploadBar text="Uploading..." progress={progress} />}
            <div className="ml-auto flex flex-wrap gap-3">
              <Button onClick={isBusy ? upload.cancel : upload.discard}>
                {isBusy ? 'Cancel upload' : 'Clear'}
              </Button>
              <SubmitButton isBusy={isBusy} busyText="Uploading...">
                {`Upload ${countOf(chosen.length, 'image')}`}
              </SubmitButton>
            </div>
          </div>
        </form>
      )}
    </section>
  )
}

type ChosenUploadsProps = { upload: ImageUploads; onRemoved: () => void }

/** The files to send, and how much of each is sent. */
function ChosenUploads({ upload, onRemoved }: ChosenUploadsProps) {
  const { chosen, progress, remove } = upload
  const sizes = chosen.map(({ file }) => file.size)
  const shares = progress && uploadShares(sizes, progress)
  return (
    <ul aria-label="Chosen images" className="grid gap-2 @xl:grid-cols-2 @5xl:grid-cols-3">
      {chosen.map((picture, at) => (
        <li key={picture.id} className={uploadLook}>
          <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-sm site-colours bg-surface text-ink-soft">
            <ShownPicture
              src={picture.address}
              alt=""
              className="size-full object-contain"
              instead={<OfficeIcon name="file" />}
            />
          </span>
          <FileProgress file={picture.file} percent={shares?.[at]} />
          {!progress && (
            <Button
              look="quiet"
              onClick={() => {
                remove(picture)
                onRemoved()
              }}
              aria-label={`Remove ${picture.file.name}`}
              className="px-2.5! text-ink-soft!"
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const uploadLook =
  'flex min-w-0 items-center gap-3 rounded-md border border-hairline bg-surface py-1.5 pr-1 pl-1.5'

/** `percent` is absent unless an upload is under way. */
function FileProgress({ file, percent }: { file: File; percent: number | undefined }) {
  return (
    <div className="min-w-0 grow">
      <p className="truncate text-sm" title={file.name}>
        {file.name}
      </p>
      <p className="text-xs text-ink-soft figures">
        {fileSizeText(file.size)}
        {percent !== undefined && ` · ${stateOf(percent)}`}
      </p>
      {percent !== undefined && (
        <div className="mt-1 h-1 overflow-hidden rounded-sm bg-hairline" aria-hidden="true">
          <div
            className="h-full origin-left bg-action transition-transform"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </div>
      )}
    </div>
  )
}

function stateOf(percent: number) {
  if (percent === 0) return 'Waiting'
  return percent < 100 ? `${percent}%` : 'Sent'
}
