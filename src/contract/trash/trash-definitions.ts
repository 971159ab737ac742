import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { restoredAtOnce, trashKinds } from './trash.ts'
import type { RefusedItem, TrashedItem } from './trash.ts'

const TrashedItemResponse = z.object({
  id: z.string(),
  kind: z.enum(trashKinds),
  name: z.string(),
  detail: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().nullable(),
  purgedFrom: z.iso.datetime(),
  jointDeletion: z.object({ changeId: z.string(), products: z.int() }).nullable(),
} satisfies FieldsOf<TrashedItem>)

const { page, limit, q } = queryFields

const Kind = z.enum(trashKinds, `Kind must be one of: ${trashKinds.join(', ')}`)

/** By kind, and by name or detail. */
const TrashFilter = z.object({ q, kind: emptyAsAbsent(Kind) })

/** Also by the id of the deleted row. */
const TrashQuery = TrashFilter.extend({ page, limit, id: emptyAsAbsent(plainLine()) })

const noSelection = `Choose between 1 and ${restoredAtOnce} deleted items`

/** By their ids, or all that the filters of the trash find. */
const RestorationForm = z
  .object({
    items: z
      .array(z.object({ kind: Kind, id: plainLine() }), noSelection)
      .min(1, noSelection)
      .max(restoredAtOnce, noSelection)
      .optional(),
    query: TrashFilter.optional(),
  })
  .refine(({ items, query }) => (items === undefined) !== (query === undefined), {
    error: 'Choose deleted items by their ids or by a query',
    path: ['items'],
  })

const refusals: 404[] = [404]

const ofOne = (summary: string) => ({
  summary,
  params: IdParams,
  response: MessageResponse,
  refusals,
})

export const trashDefinitions = {
  list: {
    summary:
      'What was deleted and the role may restore, what was deleted last first, always in pages',
    query: TrashQuery,
    response: z.object({
      items: z.array(TrashedItemResponse),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
  },
  restoreSeveral: {
    summary:
      'Restore several deleted items, all together; what cannot be restored stays, and is named with the reason',
    body: RestorationForm,
    response: MessageResponse.extend({
      count: z.int(),
      refused: z.array(
        z.object({
          kind: z.enum(trashKinds),
          id: z.string(),
          name: z.string().nullable(),
          reason: z.string(),
        } satisfies FieldsOf<RefusedItem>),
      ),
    }),
  },
  restoreProduct: ofOne('Restore a deleted product with its pictures'),
  purgeProduct: ofOne('Delete a product of the trash for ever'),
  restoreDocument: ofOne('Restore a deleted document of a product at its place'),
  purgeDocument: ofOne('Delete a document of the trash for ever'),
  restoreCatalogue: {
    ...ofOne('Restore a catalogue for its category, whose present one goes to the trash'),
    refusals: [404, 409],
  },
  purgeCatalogue: ofOne('Delete a catalogue of the trash for ever'),
  restoreEnquiry: ofOne('Restore a deleted enquiry with its notes, replies and e-mails'),
  purgeEnquiry: ofOne('Delete an enquiry of the trash for ever, with all that belongs to it'),
  restoreMessage: ofOne('Restore a deleted message with its replies and e-mails'),
  purgeMessage: ofOne('Delete a message of the trash for ever, with all that belongs to it'),
  restoreImage: ofOne('Restore a deleted image of the gallery at its place'),
  purgeImage: ofOne('Delete an image of the trash for ever'),
  restorePartner: ofOne('Restore a deleted logo of a partner at its place'),
  purgePartner: ofOne('Delete the logo of a partner in the trash for ever'),
  restoreClient: ofOne('Restore a deleted logo of a client at its place'),
  purgeClient: ofOne('Delete the logo of a client in the trash for ever'),
  restoreNote: ofOne('Restore a deleted note on a customer'),
  purgeNote: ofOne('Delete a note on a customer in the trash for ever'),
  purgeTemplate: ofOne('Delete a template in the trash for ever'),
} satisfies CallDefinitions
