import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageAnswer, PagingAnswer, RefusedFilesAnswer } from '../general-schemas.ts'
import { OrderForm } from '../pictures/order-form.ts'
import { NoFields, picturesField } from '../pictures/picture-upload-form.ts'
import { z } from '../schema.ts'
import { ClientForm, LogoListQuery, NewClientsForm, PartnerForm } from './logo-form.ts'
import type { Client, Partner } from './logo.ts'

const partnerFields = {
  id: z.string(),
  filename: z.string(),
  logoUrl: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
  link: z.string().nullable(),
} satisfies FieldsOf<Partner>

const PartnerAnswer = z.object(partnerFields)

const ClientAnswer = z.object({
  ...partnerFields,
  category: z.string().nullable(),
} satisfies FieldsOf<Client>)

const partners = z.array(PartnerAnswer)
const clients = z.array(ClientAnswer)

export const partnerDefinitions = {
  list: {
    summary: 'The partners in their order',
    query: LogoListQuery,
    answer: z.object({ partners, ...PagingAnswer }),
    isKept: true,
  },
  listForOffice: {
    summary: 'The partners in their order',
    query: LogoListQuery,
    answer: z.object({ partners, ...PagingAnswer }),
  },
  upload: {
    summary: 'Add logos of partners before the others; those refused are told in `errors`',
    body: NoFields,
    files: { images: picturesField },
    answer: MessageAnswer.extend({ partners, ...RefusedFilesAnswer }),
    details: z.object(RefusedFilesAnswer),
    status: 201,
  },
  order: {
    summary: 'Bring partners into another order among themselves; the others stay where they are',
    body: OrderForm,
    answer: MessageAnswer,
  },
  change: {
    summary: 'Change what is known of a partner, or move it to a position',
    params: IdParams,
    body: PartnerForm,
    answer: MessageAnswer.extend({ partner: PartnerAnswer }),
    refusals: [404],
  },
  delete: {
    summary: 'Delete a partner',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
  },
} satisfies CallDefinitions

export const clientDefinitions = {
  list: {
    summary: 'The clients in their order',
    query: LogoListQuery,
    answer: z.object({ clients, ...PagingAnswer }),
    isKept: true,
  },
  listForOffice: {
    summary: 'The clients in their order, and the categories there are',
    query: LogoListQuery,
    answer: z.object({ clients, categories: z.array(z.string()), ...PagingAnswer }),
  },
  upload: {
    summary: 'Add logos of clients before the others; those refused are told in `errors`',
    body: NewClientsForm,
    files: { images: picturesField },
    answer: MessageAnswer.extend({ clients, ...RefusedFilesAnswer }),
    details: z.object(RefusedFilesAnswer),
    status: 201,
  },
  order: {
    summary: 'Bring clients into another order among themselves; the others stay where they are',
    body: OrderForm,
    answer: MessageAnswer,
  },
  change: {
    summary: 'Change what is known of a client, or move it to a position',
    params: IdParams,
    body: ClientForm,
    answer: MessageAnswer.extend({ client: ClientAnswer }),
    refusals: [404],
  },
  delete: {
    summary: 'Delete a client',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
  },
} satisfies CallDefinitions
