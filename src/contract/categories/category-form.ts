import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { allCategories, categoryIcons, categoryLimits, categoryMessages } from './category.ts'
import { otherCategory } from '../enquiries/enquiry-categories.ts'

const { nameRequired, nameReserved, nameWithoutLetter } = categoryMessages
const reserved = [allCategories, otherCategory].map((name) => name.toLowerCase())

function texts(noun: string, most: { texts: number; length: number }) {
  const fault = `${noun} must be a list of lines`
  const line = plainLine(fault).max(
    most.length,
    `${noun} can have at most ${most.length} characters each`,
  )
  return z
    .array(line, fault)
    .overwrite((lines) => [...new Set(lines.filter((text) => text !== ''))])
    .max(most.texts, `${noun} can be at most ${most.texts}`)
}

export const CategoryForm = z.object({
  name: plainLine(nameRequired)
    .min(1, nameRequired)
    .max(categoryLimits.name, `A name can have at most ${categoryLimits.name} characters`)
    .refine((name) => /[a-z0-9]/i.test(name.normalize('NFKD')), nameWithoutLetter)
    .refine((name) => !reserved.includes(name.toLowerCase()), nameReserved),
  icon: z.enum(categoryIcons, `Icon must be one of: ${categoryIcons.join(', ')}`),
  /** Words by which its products are found too. */
  synonyms: texts('Synonyms', { texts: categoryLimits.synonyms, length: categoryLimits.synonym }),
  labels: texts('Labels', { texts: categoryLimits.labels, length: categoryLimits.label }),
  isHidden: z.boolean('Hidden must be true or false'),
})
export type CategoryForm = z.infer<typeof CategoryForm>

/** What is left out stays as it is. An older version than the stored one is a conflict; without it there is none. */
export const CategoryChangeForm = CategoryForm.partial().extend({
  version: z.int().min(1).optional(),
})
export type CategoryChangeForm = z.infer<typeof CategoryChangeForm>

const noOrder = `Name between 1 and ${categoryLimits.categories} ids in their order`

export const CategoryOrderForm = z.object({
  ids: z.array(plainText(noOrder), noOrder).min(1, noOrder).max(categoryLimits.categories, noOrder),
})

/** The id of the category that gets the products. */
export const CategoryMergeForm = z.object({
  into: plainText(categoryMessages.intoItself).min(1, categoryMessages.intoItself),
})
