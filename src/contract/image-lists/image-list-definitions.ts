import type { CallDefinition, CallDefinitions, FieldsOf, FileField } from '../call-definition.ts'
import {
  IdParams,
  MessageResponse,
  PagingResponse,
  RefusedFilesResponse,
} from '../general-schemas.ts'
import type { NamedPicture } from '../pictures/picture.ts'
import { pictureUploadLimits, pictureUploadMessages } from '../pictures/picture-upload.ts'
import { z } from '../schema.ts'
import {
  ClientForm,
  ClientStoryForm,
  GalleryImageForm,
  ImageListQuery,
  NewClientsForm,
  OrderForm,
  PartnerForm,
} from './image-list-form.ts'
import type { Client, ClientStory, GalleryImage, Partner } from './image-list.ts'

const imageFields = {
  id: z.string(),
  name: z.string(),
  size: z.int(),
  date: z.iso.datetime(),
  url: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
  version: z.int(),
} satisfies FieldsOf<GalleryImage>

const partnerFields = {
  id: z.string(),
  filename: z.string(),
  logoUrl: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
  link: z.string().nullable(),
  version: z.int(),
} satisfies FieldsOf<Partner>

const ClientStoryResponse = z.object({
  title: z.string(),
  text: z.string(),
  image: z
    .object({
      url: z.string(),
      originalName: z.string(),
      thumbnail: z.string(),
    } satisfies FieldsOf<NamedPicture>)
    .nullable(),
  path: z.string().nullable(),
  version: z.int(),
} satisfies FieldsOf<ClientStory>)

const clientFields = {
  ...partnerFields,
  category: z.string().nullable(),
  story: ClientStoryResponse.nullable(),
} satisfies FieldsOf<Client>

const GalleryImageResponse = z.object(imageFields)
const PartnerResponse = z.object(partnerFields)
const ClientResponse = z.object(clientFields)

const images = z.array(GalleryImageResponse)
const partners = z.array(PartnerResponse)
const clients = z.array(ClientResponse)

const GalleryResponse = z.object({ images, ...PagingResponse })
const PartnersResponse = z.object({ partners, ...PagingResponse })
const ClientsResponse = z.object({ clients, ...PagingResponse })

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
  details: z.object(RefusedFilesResponse),
  status: 201,
} satisfies Partial<CallDefinition>

const order = { body: OrderForm, response: MessageResponse } satisfies Partial<CallDefinition>

const ofOne = { params: IdParams, refusals: [404] } satisfies Partial<CallDefinition>

const ofOneVersion = { ...ofOne, refusals: [404, 409] } satisfies Partial<CallDefinition>

export const imageListDefinitions = {
  gallery: {
    list: {
      ...read,
      summary: 'The images of the gallery in their order',
      response: GalleryResponse,
      isCached: true,
    },
    listForOffice: {
      ...read,
      summary: 'The images of the gallery in their order',
      response: GalleryResponse,
    },
    upload: {
      ...upload,
      summary: 'Add images at the end of the gallery; those refused are in `errors`',
      response: MessageResponse.extend({ images, ...RefusedFilesResponse }),
    },
    order: {
      ...order,
      summary: 'Bring images into another order among themselves; the others stay where they are',
    },
    change: {
      ...ofOneVersion,
      summary:
        'Say what an image shows, or move it to a position; with `version`, its texts only if nobody else has since',
      body: GalleryImageForm,
      details: z.object({ image: GalleryImageResponse }),
      response: MessageResponse.extend({ image: GalleryImageResponse }),
    },
    delete: { ...ofOne, summary: 'Delete an image of the gallery', response: MessageResponse },
  },
  partners: {
    list: {
      ...read,
      summary: 'The partners in their order',
      response: PartnersResponse,
      isCached: true,
    },
    listForOffice: { ...read, summary: 'The partners in their order', response: PartnersResponse },
    upload: {
      ...upload,
      summary: 'Add logos of partners before the others; those refused are in `errors`',
      response: MessageResponse.extend({ partners, ...RefusedFilesResponse }),
    },
    order: {
      ...order,
      summary: 'Bring partners into another order among themselves; the others stay where they are',
    },
    change: {
      ...ofOneVersion,
      summary:
        'Change what is known of a partner, or move it to a position; with `version`, its texts only if nobody else has since',
      body: PartnerForm,
      details: z.object({ partner: PartnerResponse }),
      response: MessageResponse.extend({ partner: PartnerResponse }),
    },
    delete: { ...ofOne, summary: 'Delete a partner', response: MessageResponse },
  },
  clients: {
    list: {
      ...read,
      summary: 'The clients in their order',
      response: ClientsResponse,
      isCached: true,
    },
    listForOffice: {
      ...read,
      summary: 'The clients in their order, and the categories there are',
      response: ClientsResponse.extend({ categories: z.array(z.string()) }),
    },
    upload: {
      ...upload,
      summary: 'Add logos of clients before the others; those refused are in `errors`',
      body: NewClientsForm,
      response: MessageResponse.extend({ clients, ...RefusedFilesResponse }),
    },
    order: {
      ...order,
      summary: 'Bring clients into another order among themselves; the others stay where they are',
    },
    change: {
      ...ofOneVersion,
      summary:
        'Change what is known of a client, or move it to a position; with `version`, its texts only if nobody else has since',
      body: ClientForm,
      details: z.object({ client: ClientResponse }),
      response: MessageResponse.extend({ client: ClientResponse }),
    },
    delete: { ...ofOne, summary: 'Delete a client', response: MessageResponse },
    saveStory: {
      ...ofOneVersion,
      summary:
        'Change the story of a client, which has a page of its own while it has a text; with `version`, only if nobody else has since',
      body: ClientStoryForm,
      files: { image: { most: 1, tooMany: pictureUploadMessages.oneImage } },
      takesJson: true,
      details: z.object({ client: ClientResponse }),
      response: MessageResponse.extend({ client: ClientResponse }),
    },
  },
} satisfies Record<string, CallDefinitions>
