import { Button } from '../../ui/button.tsx'
import { fileSizeText } from '../forms/file-size-text.ts'
import { OfficeIcon } from '../frame/office-icon.tsx'
import type { ChosenPicture } from '../pictures/chosen-picture.ts'
import { ShownPicture } from '../pictures/shown-picture.tsx'
import type { UploadProgress } from '../session/send-with-progress.ts'
import { uploadShares } from './upload-shares.ts'

type ChosenUploadsProps = {
  chosen: ChosenPicture[]
  progress: UploadProgress | undefined
  onRemove: (picture: ChosenPicture) => void
}

/** What will be sent, and how much of each has left. */
export function ChosenUploads({ chosen, progress, onRemove }: ChosenUploadsProps) {
  const sizes = chosen.map(({ file }) => file.size)
  const shares = progress && uploadShares(sizes, progress)
  return (
    <ul aria-label="Chosen images" className="grid gap-2 @xl:grid-cols-2 @5xl:grid-cols-3">
      {chosen.map((picture, at) => (
        <ChosenUpload
          key={picture.id}
          {...{ picture }}
          percent={shares?.[at]}
          onRemove={() => onRemove(picture)}
        />
      ))}
    </ul>
  )
}

type ChosenUploadProps = {
  picture: ChosenPicture
  /** Absent while nothing is sent. */
  percent: number | undefined
  onRemove: () => void
}

function ChosenUpload({ picture: { file, address }, percent, onRemove }: ChosenUploadProps) {
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-md border border-hairline bg-surface py-1.5 pr-1 pl-1.5">
      <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-soft">
        <ShownPicture
          src={address}
          alt=""
          className="size-full object-contain"
          instead={<OfficeIcon name="file" />}
        />
      </span>
      <div className="min-w-0 grow">
        <p className="truncate text-sm" title={file.name}>
          {file.name}
        </p>
        <p className="text-xs text-ink-soft tabular-nums">
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
      {percent === undefined && (
        <Button
          look="quiet"
          onClick={onRemove}
          aria-label={`Remove ${file.name}`}
          className="px-2.5! text-ink-soft!"
        >
          Remove
        </Button>
      )}
    </li>
  )
}

function stateOf(percent: number) {
  if (percent === 0) return 'Waiting'
  return percent < 100 ? `${percent}%` : 'Sent'
}
