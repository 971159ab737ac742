import { queryFields } from '../list-query.ts'
import { position } from '../pictures/order-form.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { galleryLimits } from './gallery.ts'

export const GalleryListQuery = z.object(queryFields)
export type GalleryListQuery = z.infer<typeof GalleryListQuery>

/** What is absent stays as it is. */
export const GalleryImageForm = z.object({
  alt: plainLine('Alternative text must be text')
    .max(galleryLimits.alt, `Alternative text can have at most ${galleryLimits.alt} characters`)
    .optional(),
  position: position.optional(),
})
export type GalleryImageForm = z.infer<typeof GalleryImageForm>
