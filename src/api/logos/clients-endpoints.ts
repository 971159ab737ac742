import { ClientForm, LogoListQuery, NewClientsForm } from '#contract/logos/logo-form.ts'
import { logoMessages } from '#contract/logos/logo.ts'
import { OrderForm } from '#contract/pictures/order-form.ts'
import { z } from '#contract/schema.ts'
import type { App } from '#domain/app.ts'
import { addLogos } from '#domain/logos/add-logos.ts'
import { changeLogo, deleteLogo, orderLogos } from '#domain/logos/change-logos.ts'
import { countLogos, findClientCategories, findLogos } from '#domain/logos/find-logos.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, MessageAnswer, RefusedFilesAnswer } from '../general-schemas.ts'
import { pagingOf, sliceOf } from '../paging.ts'
import { picturesField } from '../picture-upload-field.ts'
import { ClientAnswer, ClientsAnswer } from './logo-answers.ts'

const messages = logoMessages.client

export const clientsEndpoints = [
  endpoint({
    method: 'GET',
    path: '/clients',
    summary: 'The clients in their order',
    guard: 'anyone',
    query: LogoListQuery,
    answer: ClientsAnswer,
    isKept: true,
    call: (app, { query }) => answerClients(app, query),
  }),
  endpoint({
    method: 'GET',
    path: '/admin/clients',
    summary: 'The clients in their order, and the categories there are',
    guard: 'administrator',
    query: LogoListQuery,
    answer: ClientsAnswer.extend({ categories: z.array(z.string()) }),
    async call(app, { query }) {
      const categories = await findClientCategories(app.db)
      return { ...(await answerClients(app, query)), categories }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/admin/clients',
    summary: 'Add logos of clients before the others; those refused are told in `errors`',
    guard: 'administrator',
    body: NewClientsForm,
    files: { images: picturesField },
    answer: MessageAnswer.extend({ clients: z.array(ClientAnswer), ...RefusedFilesAnswer }),
    status: 201,
    async call(app, { caller, body, files }) {
      const uploads = files.images.map((upload) => ({ ...upload, ...body }))
      const { logos, refused } = await addLogos(app, caller.by, 'client', uploads)
      return { message: messages.uploaded(logos.length), clients: logos, errors: refused }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/clients/order',
    summary: 'Bring clients into another order among themselves; the others stay where they are',
    guard: 'administrator',
    body: OrderForm,
    answer: MessageAnswer,
    async call(app, { caller, body }) {
      await orderLogos(app, caller.by, 'client', body.ids)
      return { message: messages.reordered }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/admin/clients/{id}',
    summary: 'Change what is known of a client, or move it to a position',
    guard: 'administrator',
    params: IdParams,
    body: ClientForm,
    answer: MessageAnswer.extend({ client: ClientAnswer }),
    refusals: [404],
    async call(app, { caller, params, body }) {
      const client = await changeLogo(app, caller.by, 'client', { ...body, ...params })
      return { message: messages.changed, client }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/clients/{id}',
    summary: 'Delete a client',
    guard: 'administrator',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await deleteLogo(app, caller.by, 'client', params.id)
      return { message: messages.deleted }
    },
  }),
]

async function answerClients({ db }: App, query: LogoListQuery) {
  const clients = await findLogos(db, 'client', sliceOf(query))
  return { clients, ...(await pagingOf(query, () => countLogos(db, 'client', query))) }
}
