import { LogoListQuery, PartnerForm } from '#contract/logos/logo-form.ts'
import { logoMessages } from '#contract/logos/logo.ts'
import { OrderForm } from '#contract/pictures/order-form.ts'
import { z } from '#contract/schema.ts'
import type { App } from '#domain/app.ts'
import { addLogos } from '#domain/logos/add-logos.ts'
import { changeLogo, deleteLogo, orderLogos } from '#domain/logos/change-logos.ts'
import { countLogos, findLogos } from '#domain/logos/find-logos.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer, RefusedFilesAnswer } from '../general-schemas.ts'
import { pagingOf, sliceOf } from '../paging.ts'
import { NoFields, picturesField } from '../picture-upload-field.ts'
import { PartnerAnswer, PartnersAnswer, partnerOf } from './logo-answers.ts'

const messages = logoMessages.partner

export const partnersEndpoints = [
  endpoint({
    method: 'GET',
    path: '/partners',
    summary: 'The partners in their order',
    guard: 'anyone',
    query: LogoListQuery,
    answer: PartnersAnswer,
    isKept: true,
    call: (app, { query }) => answerPartners(app, query),
  }),
  endpoint({
    method: 'GET',
    path: '/admin/partners',
    summary: 'The partners in their order',
    guard: 'administrator',
    query: LogoListQuery,
    answer: PartnersAnswer,
    call: (app, { query }) => answerPartners(app, query),
  }),
  endpoint({
    method: 'POST',
    path: '/admin/partners',
    summary: 'Add logos of partners before the others; those refused are told in `errors`',
    guard: 'administrator',
    body: NoFields,
    files: { images: picturesField },
    answer: MessageAnswer.extend({ partners: z.array(PartnerAnswer), ...RefusedFilesAnswer }),
    status: 201,
    async call(app, { caller, files }) {
      const { logos, refused } = await addLogos(app, caller.by, 'partner', files.images)
      const message = messages.uploaded(logos.length)
      return { message, partners: logos.map(partnerOf), errors: refused }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/partners/order',
    summary: 'Bring partners into another order among themselves; the others stay where they are',
    guard: 'administrator',
    body: OrderForm,
    answer: MessageAnswer,
    async call(app, { caller, body }) {
      await orderLogos(app, caller.by, 'partner', body.ids)
      return { message: messages.reordered }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/partners/{id}',
    summary: 'Change what is known of a partner, or move it to a position',
    guard: 'administrator',
    params: IdParams,
    body: PartnerForm,
    answer: MessageAnswer.extend({ partner: PartnerAnswer }),
    refusals: [404],
    async call(app, { caller, params, body }) {
      const logo = await changeLogo(app, caller.by, 'partner', { ...body, ...params })
      return { message: messages.changed, partner: partnerOf(logo) }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/partners/{id}',
    summary: 'Delete a partner',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await deleteLogo(app, caller.by, 'partner', params.id)
      return { message: messages.deleted }
    },
  }),
]

async function answerPartners({ db }: App, query: LogoListQuery) {
  const partners = await findLogos(db, 'partner', sliceOf(query))
  const paging = await pagingOf(query, () => countLogos(db, 'partner', query))
  return { partners: partners.map(partnerOf), ...paging }
}
