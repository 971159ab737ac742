import { productDocumentCalls } from '#contract/product-documents/product-document-calls.ts'
import { productDocumentDefinitions } from '#contract/product-documents/product-document-definitions.ts'
import { documentMessages } from '#contract/product-documents/product-document.ts'
import {
  addProductDocument,
  changeProductDocument,
  deleteProductDocument,
} from '#domain/product-documents/change-product-documents.ts'
import {
  findProductDocuments,
  requireDocumentFile,
} from '#domain/product-documents/find-product-documents.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'

export const productDocumentsEndpoints = endpointsOf(
  productDocumentCalls,
  productDocumentDefinitions,
  {
    async list({ db }, { params }) {
      return { documents: await findProductDocuments(db, params.id) }
    },
    async add(app, { caller, params, body, files }) {
      const upload = orRefuse(files.document[0], documentMessages.noPdf)
      const document = await addProductDocument(app, caller.by, params.id, { ...body, upload })
      return { message: documentMessages.added, document }
    },
    async change(app, { caller, params, body }) {
      const document = await changeProductDocument(app, caller.by, params.id, body)
      return { message: documentMessages.changed, document }
    },
    async delete(app, { caller, params }) {
      const title = await deleteProductDocument(app, caller.by, params.id)
      return { message: documentMessages.deleted(title) }
    },
    async download({ db }, { params }) {
      const file = await requireDocumentFile(db, params.id)
      return { file: { ...file, type: 'application/pdf' } }
    },
  },
)
