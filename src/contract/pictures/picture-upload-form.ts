import { pictureUploadLimits, pictureUploadMessages } from './picture-upload.ts'
import { z } from '../schema.ts'
import type { FileField } from '../call-definition.ts'

/** Several pictures at once, of which those that are refused are told by name. */
export const picturesField: FileField = {
  most: pictureUploadLimits.files,
  tooMany: pictureUploadMessages.tooMany,
  required: pictureUploadMessages.none,
}

/** Where files come alone. */
export const NoFields = z.object({})
