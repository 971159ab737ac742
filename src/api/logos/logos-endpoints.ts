import { clientCalls, partnerCalls } from '#contract/logos/logo-calls.ts'
import { clientDefinitions, partnerDefinitions } from '#contract/logos/logo-definitions.ts'
import type { LogoListQuery } from '#contract/logos/logo-form.ts'
import { logoMessages } from '#contract/logos/logo.ts'
import type { Client, LogoKind, Partner } from '#contract/logos/logo.ts'
import type { App } from '#domain/app.ts'
import { addLogos } from '#domain/logos/add-logos.ts'
import { changeLogo, deleteLogo, orderLogos } from '#domain/logos/change-logos.ts'
import { countLogos, findClientCategories, findLogos } from '#domain/logos/find-logos.ts'
import { endpointsOf } from '../endpoint.ts'
import { findPart } from '../paging.ts'

const partnersEndpoints = endpointsOf(partnerCalls, partnerDefinitions, {
  list: (app, { query }) => findPartners(app, partnerCalls.list.path, query),
  listForOffice: (app, { query }) => findPartners(app, partnerCalls.listForOffice.path, query),
  async upload(app, { caller, files }) {
    const { logos, refused } = await addLogos(app, caller.by, 'partner', files.images)
    const message = logoMessages.partner.uploaded(logos.length)
    return { message, partners: logos.map(partnerOf), errors: refused }
  },
  async order(app, { caller, body }) {
    await orderLogos(app, caller.by, 'partner', body.ids)
    return { message: logoMessages.partner.reordered }
  },
  async change(app, { caller, params, body }) {
    const logo = await changeLogo(app, caller.by, 'partner', { ...body, ...params })
    return { message: logoMessages.partner.changed, partner: partnerOf(logo) }
  },
  async delete(app, { caller, params }) {
    await deleteLogo(app, caller.by, 'partner', params.id)
    return { message: logoMessages.partner.deleted }
  },
})

const clientsEndpoints = endpointsOf(clientCalls, clientDefinitions, {
  list: (app, { query }) => findClients(app, clientCalls.list.path, query),
  async listForOffice(app, { query }) {
    const part = await findClients(app, clientCalls.listForOffice.path, query)
    return { ...part, categories: await findClientCategories(app.db) }
  },
  async upload(app, { caller, body, files }) {
    const uploads = files.images.map((upload) => ({ ...upload, ...body }))
    const { logos, refused } = await addLogos(app, caller.by, 'client', uploads)
    const message = logoMessages.client.uploaded(logos.length)
    return { message, clients: logos, errors: refused }
  },
  async order(app, { caller, body }) {
    await orderLogos(app, caller.by, 'client', body.ids)
    return { message: logoMessages.client.reordered }
  },
  async change(app, { caller, params, body }) {
    const client = await changeLogo(app, caller.by, 'client', { ...body, ...params })
    return { message: logoMessages.client.changed, client }
  },
  async delete(app, { caller, params }) {
    await deleteLogo(app, caller.by, 'client', params.id)
    return { message: logoMessages.client.deleted }
  },
})

export const logosEndpoints = [...partnersEndpoints, ...clientsEndpoints]

async function findPartners(app: App, path: string, query: LogoListQuery) {
  const { items, paging } = await findLogoPart(app, 'partner', path, query)
  return { partners: items.map(partnerOf), ...paging }
}

async function findClients(app: App, path: string, query: LogoListQuery) {
  const { items, paging } = await findLogoPart(app, 'client', path, query)
  return { clients: items, ...paging }
}

function findLogoPart({ db }: App, kind: LogoKind, path: string, query: LogoListQuery) {
  return findPart(query, {
    path,
    find: (slice) => findLogos(db, kind, slice),
    count: () => countLogos(db, kind, query),
  })
}

/** Partners have no category. */
function partnerOf({ category: _, ...partner }: Client): Partner {
  return partner
}
