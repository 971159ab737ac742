import { queryFields } from '../list-query.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { truth } from '../truth-schema.ts'
import { SeenVersion } from '../version-schema.ts'
import { imageListLimits } from './image-list.ts'

const alt = plainLine('Alternative text must be text').max(
  imageListLimits.alt,
  `Alternative text can have at most ${imageListLimits.alt} characters`,
)

const noWebAddress = 'Please enter a web address that begins with http:// or https://'

/** Empty for no link. */
const link = plainLine(noWebAddress)
  .overwrite(withScheme)
  .max(imageListLimits.link, `A link can have at most ${imageListLimits.link} characters`)
  .refine((text) => text === '' || isWebAddress(text), noWebAddress)

/** Empty for no category. */
const category = plainLine('Category must be text').max(
  imageListLimits.category,
  `Category can have at most ${imageListLimits.category} characters`,
)

const noPosition = 'Position must be a whole number from 1 on'

/** Counted from 1. A position beyond the end is the end. */
const position = z.int(noPosition).min(1, noPosition)

export const ImageListQuery = z.object(queryFields)
export type ImageListQuery = z.infer<typeof ImageListQuery>

/** Fields that are absent stay as they are. */
export const GalleryImageForm = z.object({
  alt: alt.optional(),
  position: position.optional(),
  version: SeenVersion,
})
export const PartnerForm = GalleryImageForm.extend({ link: link.nullish() })
export const ClientForm = PartnerForm.extend({ category: category.nullish() })

/** What can be changed of an image of any list. */
export type ImageForm = z.infer<typeof ClientForm>

const noTitle = 'Please enter a title for the story'

/** The story of a client. Without title, text and image there is none. */
export const ClientStoryForm = z
  .object({
    title: plainLine(noTitle).max(
      imageListLimits.storyTitle,
      `A title can have at most ${imageListLimits.storyTitle} characters`,
    ),
    text: plainText('Text must be text').max(
      imageListLimits.storyText,
      `A story can have at most ${imageListLimits.storyText.toLocaleString('en-IN')} characters`,
    ),
    /** Whether the stored image stays where no other is sent. A form of files sends it as a text. */
    keepsImage: truth('Keeps image must be true or false'),
    version: SeenVersion,
  })
  .refine(({ title, text }) => text === '' || title !== '', { path: ['title'], error: noTitle })
export type ClientStoryForm = z.infer<typeof ClientStoryForm>

/** Sent with the files of new clients: one category for all of them. */
export const NewClientsForm = z.object({ category: category.optional() })

/** Each id that moves is a statement of one transaction. */
const mostOrdered = 1000

const noOrder = `Name between 1 and ${mostOrdered} ids in their order`

/**
 * Images in their new order among themselves: they exchange their places, and all others
 * stay where they are. Ids of deleted images are ignored.
 */
export const OrderForm = z.object({
  ids: z.array(plainText(noOrder), noOrder).min(1, noOrder).max(mostOrdered, noOrder),
})

/** People write `www.example.com` and mean a web address. */
function withScheme(text: string) {
  return /^[\w-]+(\.[\w-]+)+(\/|\?|#|$)/.test(text) ? `https://${text}` : text
}

/** Other schemes, `javascript:` above all, could run code on a click. */
function isWebAddress(text: string) {
  return /^https?:\/\/[^\s@/]+(\/|\?|#|$)/i.test(text) && URL.canParse(text)
}
