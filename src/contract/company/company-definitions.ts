import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { emptyAsAbsent } from '../list-query.ts'
import { MessageResponse, TextChangeResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import {
  CompanyForm,
  CompanyPictureForm,
  PreviewCompanyForm,
  SaveCompanyForm,
  StoragePeriodsForm,
} from './company-form.ts'
import { pictureUploadMessages } from '../pictures/picture-upload.ts'
import { companyMessages } from './company.ts'
import type { CompanyEvent, CompanyPicture, CompanyRecord, DueDeletions } from './company.ts'

const CompanyResponse = z.object({
  profile: CompanyForm,
  version: z.int(),
  changedAt: z.string().nullable(),
  by: z.string().nullable(),
} satisfies FieldsOf<CompanyRecord>)

const PictureResponse = z.object({
  key: z.string(),
  name: z.string(),
  address: z.string(),
  width: z.int(),
  height: z.int(),
} satisfies FieldsOf<CompanyPicture>)

const EventResponse = z.object({
  version: z.int(),
  at: z.string(),
  by: z.string().nullable(),
  restored: z.int().nullable(),
  changes: z.array(TextChangeResponse),
} satisfies FieldsOf<CompanyEvent>)

const DeletionsResponse = z.object({
  enquiries: z.int(),
  messages: z.int(),
  emails: z.int(),
  usageDays: z.int(),
  networks: z.int(),
} satisfies FieldsOf<DueDeletions>)

const StoredResponse = MessageResponse.extend({ company: CompanyResponse })

const versionNumber = z.coerce
  .number('This must be a whole number')
  .int('This must be a whole number')
  .min(0)
  .max(1e9)

/** What is stored now, where somebody else has changed it. */
const details = z.object({ company: CompanyResponse })

export const companyDefinitions = {
  find: {
    summary: 'The facts and texts of the company, as they are shown on the site',
    response: z.object({ company: CompanyResponse }),
  },
  save: {
    summary: 'Change the company, unless somebody else has since; the site shows it at once',
    body: SaveCompanyForm,
    response: StoredResponse,
    details,
    refusals: [409],
  },
  preview: {
    summary:
      'Show pages of the site with a company that is not saved; add ?token= to their address',
    body: PreviewCompanyForm,
    response: z.object({ token: z.string() }),
  },
  countDeletions: {
    summary: 'How much the next clean-up would delete for ever if these storage periods were saved',
    body: StoragePeriodsForm,
    response: DeletionsResponse,
  },
  countDeletionsOf: {
    summary: 'The same for the storage periods of an earlier version, before it is restored',
    // What is no number is no version.
    params: z.object({ version: versionNumber.catch(-1) }),
    response: DeletionsResponse,
    refusals: [404],
  },
  uploadPicture: {
    summary:
      'Store an image as a possible logo or mark; it is shown once it is saved with the company',
    body: CompanyPictureForm,
    files: {
      image: {
        most: 1,
        tooMany: pictureUploadMessages.oneImage,
        required: companyMessages.pictureNone,
      },
    },
    response: MessageResponse.extend({ picture: PictureResponse }),
    status: 201,
  },
  findHistory: {
    summary: 'What earlier versions of the company changed, the last first, in parts',
    query: z.object({ before: emptyAsAbsent(versionNumber) }),
    response: z.object({ history: z.array(EventResponse), next: z.int().nullable() }),
  },
  restore: {
    summary:
      'Show an earlier version of the company again, unless someone else has changed it since',
    params: z.object({ version: versionNumber }),
    body: z.object({ current: z.int().min(0) }),
    response: StoredResponse,
    details,
    refusals: [404, 409],
  },
} satisfies CallDefinitions
