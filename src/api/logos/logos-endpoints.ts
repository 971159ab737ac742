import {
  ClientForm,
  LogoListQuery,
  NewClientsForm,
  PartnerForm,
} from '#contract/logos/logo-form.ts'
import { logoMessages } from '#contract/logos/logo.ts'
import type { Client, LogoKind, Partner } from '#contract/logos/logo.ts'
import { OrderForm } from '#contract/pictures/order-form.ts'
import { z } from '#contract/schema.ts'
import type { App } from '#domain/app.ts'
import { addLogos } from '#domain/logos/add-logos.ts'
import { changeLogo, deleteLogo, orderLogos } from '#domain/logos/change-logos.ts'
import { countLogos, findClientCategories, findLogos } from '#domain/logos/find-logos.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer, PagingAnswer, RefusedFilesAnswer } from '../general-schemas.ts'
import { findPart } from '../paging.ts'
import { NoFields, picturesField } from '../picture-upload-field.ts'
import { ClientAnswer, PartnerAnswer, partnerOf } from './logo-answers.ts'

/** What differs between the calls about partners and those about clients. */
type LogoCalls = {
  kind: LogoKind
  LogoAnswer: z.ZodType<Client> | z.ZodType<Partner>
  viewOf: (logo: Client) => Client | Partner
  NewForm: typeof NoFields | typeof NewClientsForm
  Form: typeof PartnerForm | typeof ClientForm
  /** What the office is told besides its list. */
  beside: { summary: string; answer: z.ZodRawShape; find: (app: App) => Promise<object> }
}

const partners: LogoCalls = {
  kind: 'partner',
  LogoAnswer: PartnerAnswer,
  viewOf: partnerOf,
  NewForm: NoFields,
  Form: PartnerForm,
  beside: { summary: '', answer: {}, find: async () => ({}) },
}

const clients: LogoCalls = {
  kind: 'client',
  LogoAnswer: ClientAnswer,
  viewOf: (logo) => logo,
  NewForm: NewClientsForm,
  Form: ClientForm,
  beside: {
    summary: ', and the categories there are',
    answer: { categories: z.array(z.string()) },
    find: async ({ db }) => ({ categories: await findClientCategories(db) }),
  },
}

export const logosEndpoints = [partners, clients].flatMap((calls) => [
  ...listEndpoints(calls),
  uploadEndpoint(calls),
  orderEndpoint(calls),
  ...logoEndpoints(calls),
])

function listEndpoints({ kind, LogoAnswer, viewOf, beside }: LogoCalls) {
  const all = `${kind}s`
  const LogosAnswer = z.object({ [all]: z.array(LogoAnswer), ...PagingAnswer })
  return [
    endpoint({
      method: 'GET',
      path: `/${all}`,
      summary: `The ${all} in their order`,
      guard: 'anyone',
      query: LogoListQuery,
      answer: LogosAnswer,
      isKept: true,
      call: async (app, { query }) => answerList(app, `/${all}`, query),
    }),
    endpoint({
      method: 'GET',
      path: `/admin/${all}`,
      summary: `The ${all} in their order${beside.summary}`,
      guard: 'administrator',
      query: LogoListQuery,
      answer: LogosAnswer.extend(beside.answer),
      call: async (app, { query }) => ({
        ...(await answerList(app, `/admin/${all}`, query)),
        ...(await beside.find(app)),
      }),
    }),
  ]

  async function answerList({ db }: App, path: string, query: LogoListQuery) {
    const { items, paging } = await findPart(query, {
      path,
      find: (slice) => findLogos(db, kind, slice),
      count: () => countLogos(db, kind, query),
    })
    return { [all]: items.map(viewOf), ...paging }
  }
}

function uploadEndpoint({ kind, LogoAnswer, viewOf, NewForm }: LogoCalls) {
  const all = `${kind}s`
  return endpoint({
    method: 'POST',
    path: `/admin/${all}`,
    summary: `Add logos of ${all} before the others; those refused are told in \`errors\``,
    guard: 'administrator',
    body: NewForm,
    files: { images: picturesField },
    answer: MessageAnswer.extend({ [all]: z.array(LogoAnswer), ...RefusedFilesAnswer }),
    status: 201,
    async call(app, { caller, body, files }) {
      const uploads = files.images.map((upload) => ({ ...upload, ...body }))
      const { logos, refused } = await addLogos(app, caller.by, kind, uploads)
      const message = logoMessages[kind].uploaded(logos.length)
      return { message, [all]: logos.map(viewOf), errors: refused }
    },
  })
}

function orderEndpoint({ kind }: LogoCalls) {
  const all = `${kind}s`
  return endpoint({
    method: 'PUT',
    path: `/admin/${all}/order`,
    summary: `Bring ${all} into another order among themselves; the others stay where they are`,
    guard: 'administrator',
    body: OrderForm,
    answer: MessageAnswer,
    async call(app, { caller, body }) {
      await orderLogos(app, caller.by, kind, body.ids)
      return { message: logoMessages[kind].reordered }
    },
  })
}

function logoEndpoints({ kind, LogoAnswer, viewOf, Form }: LogoCalls) {
  const path = `/admin/${kind}s/{id}`
  return [
    endpoint({
      method: 'PUT',
      path,
      summary: `Change what is known of a ${kind}, or move it to a position`,
      guard: 'administrator',
      params: IdParams,
      body: Form,
      answer: MessageAnswer.extend<z.ZodRawShape>({ [kind]: LogoAnswer }),
      refusals: [404],
      async call(app, { caller, params, body }) {
        const logo = await changeLogo(app, caller.by, kind, { ...body, ...params })
        return { message: logoMessages[kind].changed, [kind]: viewOf(logo) }
      },
    }),
    endpoint({
      method: 'DELETE',
      path,
      summary: `Delete a ${kind}`,
      guard: 'administrator',
      params: IdParams,
      answer: MessageAnswer,
      refusals: [404],
      async call(app, { caller, params }) {
        await deleteLogo(app, caller.by, kind, params.id)
        return { message: logoMessages[kind].deleted }
      },
    }),
  ]
}
