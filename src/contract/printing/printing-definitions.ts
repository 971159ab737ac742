import type { CallDefinitions } from '../call-definition.ts'
import { FileResponse, MessageResponse } from '../general-schemas.ts'
import { PrintCatalogueForm, SendCatalogueForm } from './print-form.ts'

export const printingDefinitions = {
  print: {
    summary:
      'A catalogue as PDF, of the chosen products that are on the site; one process makes one at a time',
    body: PrintCatalogueForm,
    response: FileResponse,
    sendsFile: true,
    refusals: [409],
  },
  send: {
    summary: 'The same catalogue by e-mail',
    body: SendCatalogueForm,
    response: MessageResponse,
    refusals: [409],
  },
} satisfies CallDefinitions
