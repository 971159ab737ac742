import { countOf } from '../count-text.ts'
import { retention } from '../privacy/retention.ts'

/** The kinds of rows in the trash. Each is restored by its own feature. */
export const trashKinds = [
  'product',
  'document',
  'catalogue',
  'enquiry',
  'message',
  'image',
  'partner',
  'client',
  'note',
  'template',
] as const
export type TrashKind = (typeof trashKinds)[number]

export const trashKindTexts: Record<TrashKind, string> = {
  product: 'Product',
  document: 'Document of a product',
  catalogue: 'Catalogue',
  enquiry: 'Enquiry',
  message: 'Message',
  image: 'Image',
  partner: 'Partner logo',
  client: 'Client logo',
  note: 'Note on a customer',
  template: 'Template',
}

/** A row of the trash. */
export type TrashedItem = {
  id: string
  kind: TrashKind
  name: string
  /** What else distinguishes it from others, such as brand and model number. */
  detail: string
  deletedAt: string
  /** Null for the system itself. */
  deletedBy: string | null
  /** From then on it is deleted for ever. */
  purgedFrom: string
  /** Of a product that was deleted together with others. */
  jointDeletion: JointDeletion | null
}

/** One change that deleted several products, and how many of them are in the trash. */
export type JointDeletion = { changeId: string; products: number }

/** One of several that was not restored, and why. Without a name where it is not in the trash any more. */
export type RefusedItem = { kind: TrashKind; id: string; name: string | null; reason: string }

/** By their ids, in one request. By a query as many as it finds. */
export const restoredAtOnce = 500

export const trashMessages = {
  listFailed: 'Failed to fetch the trash',
  catalogueAlone: 'Restore catalogues one by one: each replaces the one that its category has.',
  restoreFailed: 'Failed to restore it',
  purgeFailed: 'Failed to delete it for ever',
  notFound: 'This is not in the trash any more',
  restored: (name: string) => `${name} was restored.`,
  restoredSeveral: (count: number) => `${countOf(count, 'item was', 'items were')} restored.`,
  notRestored: (count: number) => `${countOf(count, 'item was', 'items were')} not restored.`,
  purged: (name: string) => `${name} was deleted for ever.`,
  none: 'The trash is empty',
  about: `Deleted items stay here for ${retention.trashDays} days and can be restored.`,
  noneOfRole: 'Nothing here that you can restore',
  noneOfRoleHint:
    'Your role sees only what it can restore. What else was deleted, an owner of the site sees.',
  noneHint:
    'Deleted products, documents, catalogues, images, enquiries, messages, notes on customers and templates come here.',
  noteRestored: 'The note was restored.',
  notePurged: 'The note was deleted for ever.',
} as const
