import { useId, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { FileDrop } from '../forms/file-drop.tsx'
import { UploadBar } from '../forms/upload-bar.tsx'
import { useNoStrayDrop } from '../forms/use-no-stray-drop.ts'
import { CategoryField } from './category-field.tsx'
import { ChosenUploads } from './chosen-uploads.tsx'
import type { PictureListWay } from './picture-list-way.ts'
import type { usePictureUpload } from './use-picture-upload.ts'

type PictureUploadProps = {
  way: PictureListWay
  categories: string[]
  upload: ReturnType<typeof usePictureUpload>
}

/** Files are chosen first, so that one sees what will be sent, and then sent together. */
export function PictureUpload({ way, categories, upload }: PictureUploadProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { chosen, texts, failure, progress } = upload
  const isBusy = progress !== undefined
  useNoStrayDrop()

  async function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if ((await upload.send(fields)) > 0) focusOnBrowse()
  }

  function remove(picture: (typeof chosen)[number]) {
    upload.remove(picture)
    focusOnBrowse()
  }

  function focusOnBrowse() {
    section.current?.querySelector<HTMLElement>('input[type="file"]')?.focus()
  }

  return (
    <section ref={section} aria-label={way.texts.uploadTitle} className="@container">
      <FileDrop
        id={id}
        accept="image/*"
        multiple
        disabled={isBusy}
        text="Browse images"
        dropText="or drag and drop them here"
        isFaulty={texts.length > 0}
        describedBy={`${id}-formats`}
        onFiles={upload.choose}
      />
      <p id={`${id}-formats`} className="mt-2 text-sm text-ink-soft">
        {way.texts.formats}
      </p>
      <RefusedTexts texts={texts} />
      {chosen.length > 0 && (
        <form onSubmit={(event) => void send(event)} className="mt-3 flex flex-col gap-3">
          <ChosenUploads {...{ chosen, progress }} onRemove={remove} />
          {failure && <Banner {...failure} />}
          <div className="flex flex-wrap items-end gap-3">
            {way.fields.includes('category') && (
              <CategoryField
                categories={categories}
                label="Category (optional)"
                disabled={isBusy}
                className="grow basis-52 @md:max-w-72"
              />
            )}
            {progress && <UploadBar text="Uploading..." progress={progress} />}
            <div className="ml-auto flex flex-wrap gap-3">
              {isBusy ? (
                <Button onClick={upload.cancel}>Cancel upload</Button>
              ) : (
                <Button onClick={upload.discard}>Clear</Button>
              )}
              <Button type="submit" look="action" disabled={isBusy}>
                {isBusy && <SpinnerMark />}
                {isBusy ? 'Uploading...' : uploadText(chosen.length)}
              </Button>
            </div>
          </div>
        </form>
      )}
    </section>
  )
}

function uploadText(count: number) {
  return count === 1 ? 'Upload 1 image' : `Upload ${count} images`
}

/** Told at once, each file by its name. */
function RefusedTexts({ texts }: { texts: string[] }) {
  return (
    <div role="alert" className="mt-2 flex flex-col gap-1 text-sm text-danger empty:hidden">
      {texts.map((text, at) => (
        <p key={`${text} ${at}`} className="wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  )
}
