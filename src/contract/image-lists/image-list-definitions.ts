import type { CallDefinition, CallDefinitions, FieldsOf, FileField } from '../call-definition.ts'
import { IdParams, MessageAnswer, PagingAnswer, RefusedFilesAnswer } from '../general-schemas.ts'
import { pictureUploadLimits, pictureUploadMessages } from '../pictures/picture-upload.ts'
import { z } from '../schema.ts'
import {
  ClientForm,
  GalleryImageForm,
  ImageListQuery,
  NewClientsForm,
  OrderForm,
  PartnerForm,
} from './image-list-form.ts'
import type { Client, GalleryImage, Partner } from './image-list.ts'

const imageFields = {
  id: z.string(),
  name: z.string(),
  size: z.int(),
  date: z.iso.datetime(),
  url: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
} satisfies FieldsOf<GalleryImage>

const partnerFields = {
  id: z.string(),
  filename: z.string(),
  logoUrl: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
  link: z.string().nullable(),
} satisfies FieldsOf<Partner>

const clientFields = {
  ...partnerFields,
  category: z.string().nullable(),
} satisfies FieldsOf<Client>

const GalleryImageAnswer = z.object(imageFields)
const PartnerAnswer = z.object(partnerFields)
const ClientAnswer = z.object(clientFields)

const images = z.array(GalleryImageAnswer)
const partners = z.array(PartnerAnswer)
const clients = z.array(ClientAnswer)

const GalleryAnswer = z.object({ images, ...PagingAnswer })
const PartnersAnswer = z.object({ partners, ...PagingAnswer })
const ClientsAnswer = z.object({ clients, ...PagingAnswer })

/** Each file is judged by itself: the good ones are stored, the others are named in the response. */
const picturesField: FileField = {
  most: pictureUploadLimits.files,
  tooMany: pictureUploadMessages.tooMany,
  required: pictureUploadMessages.none,
}

const read = { query: ImageListQuery } satisfies Partial<CallDefinition>

const upload = {
  body: z.object({}),
  files: { images: picturesField },
  details: z.object(RefusedFilesAnswer),
  status: 201,
} satisfies Partial<CallDefinition>

const order = { body: OrderForm, answer: MessageAnswer } satisfies Partial<CallDefinition>

const ofOne = { params: IdParams, refusals: [404] } satisfies Partial<CallDefinition>

export const imageListDefinitions = {
  gallery: {
    list: {
      ...read,
      summary: 'The images of the gallery in their order',
      answer: GalleryAnswer,
      isCached: true,
    },
    listForOffice: {
      ...read,
      summary: 'The images of the gallery in their order',
      answer: GalleryAnswer,
    },
    upload: {
      ...upload,
      summary: 'Add images at the end of the gallery; those refused are told in `errors`',
      answer: MessageAnswer.extend({ images, ...RefusedFilesAnswer }),
    },
    order: {
      ...order,
      summary: 'Bring images into another order among themselves; the others stay where they are',
    },
    change: {
      ...ofOne,
      summary: 'Say what an image shows, or move it to a position',
      body: GalleryImageForm,
      answer: MessageAnswer.extend({ image: GalleryImageAnswer }),
    },
    delete: { ...ofOne, summary: 'Delete an image of the gallery', answer: MessageAnswer },
  },
  partners: {
    list: {
      ...read,
      summary: 'The partners in their order',
      answer: PartnersAnswer,
      isCached: true,
    },
    listForOffice: { ...read, summary: 'The partners in their order', answer: PartnersAnswer },
    upload: {
      ...upload,
      summary: 'Add logos of partners before the others; those refused are told in `errors`',
      answer: MessageAnswer.extend({ partners, ...RefusedFilesAnswer }),
    },
    order: {
      ...order,
      summary: 'Bring partners into another order among themselves; the others stay where they are',
    },
    change: {
      ...ofOne,
      summary: 'Change what is known of a partner, or move it to a position',
      body: PartnerForm,
      answer: MessageAnswer.extend({ partner: PartnerAnswer }),
    },
    delete: { ...ofOne, summary: 'Delete a partner', answer: MessageAnswer },
  },
  clients: {
    list: { ...read, summary: 'The clients in their order', answer: ClientsAnswer, isCached: true },
    listForOffice: {
      ...read,
      summary: 'The clients in their order, and the categories there are',
      answer: ClientsAnswer.extend({ categories: z.array(z.string()) }),
    },
    upload: {
      ...upload,
      summary: 'Add logos of clients before the others; those refused are told in `errors`',
      body: NewClientsForm,
      answer: MessageAnswer.extend({ clients, ...RefusedFilesAnswer }),
    },
    order: {
      ...order,
      summary: 'Bring clients into another order among themselves; the others stay where they are',
    },
    change: {
      ...ofOne,
      summary: 'Change what is known of a client, or move it to a position',
      body: ClientForm,
      answer: MessageAnswer.extend({ client: ClientAnswer }),
    },
    delete: { ...ofOne, summary: 'Delete a client', answer: MessageAnswer },
  },
} satisfies Record<string, CallDefinitions>
