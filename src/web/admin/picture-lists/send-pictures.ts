import { isDetailsOf } from '#contract/refusal-details.ts'
import { galleryCalls } from '#contract/image-lists/image-list-calls.ts'
import { pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import type { RefusedFile } from '#contract/pictures/picture-upload.ts'
import { ApiError, failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import type { PictureListWay } from './picture-list-way.ts'
import type { PictureSending } from './send-signed-in.ts'

/** What is told of an upload: a text for each file that was not taken, or why none arrived. */
export type UploadTold = { texts: string[]; failure?: Failure }

type Outcome = UploadTold & {
  kept: number
  /** Nothing of it is worth another try. */
  isOver: boolean
}

export async function sendPictures(
  way: PictureListWay,
  files: File[],
  fields: Record<string, string>,
  sending: PictureSending,
): Promise<Outcome> {
  try {
    const { count, errors } = await way.calls.upload(formOf(files, fields), sending)
    return { kept: count, texts: textsOf(errors), isOver: true }
  } catch (error) {
    const { uploadFailed } = way.texts
    const none = { kept: 0, texts: [], isOver: false }
    if (sending.signal.aborted)
      return { ...none, failure: { title: uploadFailed, detail: cancelled } }
    if (isForbidden(error)) return { ...none, failure: forbiddenFailure(way, error) }
    const errors = errorsIn(error)
    if (!errors) return { ...none, failure: way.failureOf(uploadFailed, error) }
    return { ...none, texts: [...textsOf(errors), pictureUploadMessages.none], isOver: true }
  }
}

function isForbidden(error: unknown) {
  return error instanceof ApiError && error.status === 403
}

function forbiddenFailure(
  { texts: { unauthorized, uploadFailed } }: PictureListWay,
  error: unknown,
) {
  return failureUnder(unauthorized ?? uploadFailed, error)
}

const cancelled = 'The upload was cancelled. What you have chosen is still here.'

function formOf(files: File[], fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('images', file)
  return form
}

/** Where every file was refused by itself, each has its text. */
function errorsIn(error: unknown) {
  if (!(error instanceof ApiError) || !isDetailsOf(galleryCalls.upload, error.answer))
    return undefined
  return error.answer.errors
}

function textsOf(errors: RefusedFile[]) {
  return errors.map(({ message }) => message)
}
