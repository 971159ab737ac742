import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { FileResponse, IdParams, MessageResponse } from '../general-schemas.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { documentKinds, documentLimits, documentMessages } from './product-document.ts'
import type { ProductDocument } from './product-document.ts'

export const ProductDocumentResponse = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  url: z.string(),
  bytes: z.int(),
} satisfies FieldsOf<ProductDocument>)

const title = plainLine(documentMessages.noTitle)
  .min(1, documentMessages.noTitle)
  .max(documentLimits.title, documentMessages.titleTooLong)
const kind = z.enum(documentKinds, documentMessages.noKind)

export const ProductDocumentForm = z.object({ title, kind })
export type ProductDocumentForm = z.infer<typeof ProductDocumentForm>

const positionFault = 'The position must be a whole number from 1 on'

const DocumentChangeForm = z.object({
  title: title.optional(),
  kind: kind.optional(),
  position: z.int(positionFault).min(1, positionFault).optional(),
})
export type DocumentChangeForm = z.infer<typeof DocumentChangeForm>

const StoredResponse = MessageResponse.extend({ document: ProductDocumentResponse })

export const productDocumentDefinitions = {
  list: {
    summary: 'The documents of a product besides its data sheet, in their order',
    params: IdParams,
    response: z.object({ documents: z.array(ProductDocumentResponse) }),
  },
  add: {
    summary: 'Add a PDF to the documents of a product, at the end',
    params: IdParams,
    body: ProductDocumentForm,
    files: {
      document: {
        most: 1,
        tooMany: 'Upload one document at a time',
        size: { bytes: documentLimits.bytes, tooLarge: documentMessages.tooLarge },
        required: documentMessages.noPdf,
      },
    },
    response: StoredResponse,
    status: 201,
    refusals: [404, 409],
  },
  change: {
    summary:
      'Change the title or the kind of a document, or move it to a position among the others',
    params: IdParams,
    body: DocumentChangeForm,
    response: StoredResponse,
    refusals: [404],
  },
  delete: {
    summary: 'Move a document to the trash',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
  download: {
    summary: 'The PDF itself, also of a product that is not on the site',
    params: IdParams,
    response: FileResponse,
    sendsFile: true,
    refusals: [404],
  },
} satisfies CallDefinitions
