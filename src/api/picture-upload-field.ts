import { pictureUploadLimits, pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import { z } from '#contract/schema.ts'
import type { FileField } from './endpoint.ts'

/** Several pictures at once, of which those that are refused are told by name. */
export const picturesField: FileField = {
  most: pictureUploadLimits.files,
  tooMany: pictureUploadMessages.tooMany,
  required: pictureUploadMessages.none,
}

/** Where files come alone. */
export const NoFields = z.object({})
