import { useId, useState } from 'react'
import { companyCalls } from '#contract/company/company-calls.ts'
import { companyMessages } from '#contract/company/company.ts'
import type { CompanyPicture, CompanyPictureKind } from '#contract/company/company.ts'
import { pictureUploadLimits, pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/toasts.tsx'
import { FileField } from '../forms/file-drop.tsx'
import { UploadBar } from '../forms/progress-bar.tsx'
import { NoPreview, ShownPicture } from '../pictures/shown-picture.tsx'
import { requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useUpload } from '../session/use-upload.ts'

type CompanyPictureFieldProps = {
  name: CompanyPictureKind
  label: string
  hint: string
  pictures: CompanyPicture[]
  error: string | undefined
  onChange: (pictures: CompanyPicture[]) => void
}

/** A picture of the company. A chosen image is stored at once, and shown on the site once it is saved. */
export function CompanyPictureField(props: CompanyPictureFieldProps) {
  const { name, label, hint, pictures, error, onChange } = props
  const id = useId()
  const { choose, refusal, progress, cancel } = useCompanyUpload(name, (picture) =>
    onChange([picture]),
  )
  const [picture] = pictures
  const noun = label.toLowerCase()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {picture && (
        <div className="mb-2 flex items-center gap-3 border border-hairline bg-surface p-2">
          <span className="flex h-16 w-32 shrink-0 items-center justify-center overflow-hidden rounded-sm site-colours bg-surface p-1">
            <ShownPicture
              src={picture.address}
              alt={`The ${noun}`}
              className="size-full object-contain"
              instead={<NoPreview />}
            />
          </span>
          <p className="min-w-0 grow text-sm">
            <bdi className="line-clamp-2 wrap-anywhere">{picture.name}</bdi>
            <span className="block text-xs text-ink-soft figures">
              {picture.width} × {picture.height}
            </span>
          </p>
          <Button
            look="quiet"
            className="px-2!"
            aria-label={`Remove the ${noun}`}
            onClick={() => onChange([])}
          >
            Remove
          </Button>
        </div>
      )}
      <FileField
        id={id}
        accept="image/jpeg,image/png,image/webp,image/gif"
        isBusy={progress !== undefined}
        text={picture ? `Replace the ${noun}` : `Choose a ${noun}`}
        dropText="or drop it here"
        hint={`${hint} JPEG, PNG, WebP or GIF, up to 5MB.`}
        error={error}
        isInvalid={Boolean(error ?? refusal)}
        onFiles={([file]) => void (file && choose(file))}
      >
        <p
          role="alert"
          className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-danger empty:hidden"
        >
          {refusal}
        </p>
      </FileField>
      {progress && (
        <div className="mt-2 flex items-end gap-3">
          <UploadBar text="Uploading..." progress={progress} />
          <Button onClick={cancel}>Cancel upload</Button>
        </div>
      )}
    </div>
  )
}

function useCompanyUpload(kind: CompanyPictureKind, onStored: (picture: CompanyPicture) => void) {
  const { progress, run, cancel } = useUpload('The upload was cancelled.')
  const [refusal, setRefusal] = useState<string>()

  async function choose(file: File) {
    setRefusal(undefined)
    if (file.size > pictureUploadLimits.bytes) {
      return setRefusal(pictureUploadMessages.tooLarge(file.name))
    }
    const form = new FormData()
    form.set('kind', kind)
    form.set('image', file)
    try {
      const { picture, message } = await run((options) =>
        callApi(companyCalls.uploadPicture, { form }, options),
      )
      onStored(picture)
      announce(message)
    } catch (error) {
      const { message } = requireApiError(error)
      setRefusal(message || companyMessages.pictureUploadFailed)
    }
  }

  return { choose, refusal, progress, cancel }
}
