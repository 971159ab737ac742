import { companyCalls } from '#contract/company/company-calls.ts'
import { companyDefinitions } from '#contract/company/company-definitions.ts'
import { companyMessages } from '#contract/company/company.ts'
import { addCompanyPicture } from '#domain/company/add-company-picture.ts'
import { findCompany } from '#domain/company/find-company.ts'
import { findCompanyHistory } from '#domain/company/find-company-history.ts'
import { previewCompany } from '#domain/company/preview-company.ts'
import { requireVersion, restoreCompany, saveCompany } from '#domain/company/save-company.ts'
import { countDeletions } from '#domain/privacy/count-deletions.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'

const { saved, restored } = companyMessages

export const companyEndpoints = endpointsOf(companyCalls, companyDefinitions, {
  async find({ db }) {
    return { company: await findCompany(db) }
  },

  async save(app, { caller, body: { version, ...profile } }) {
    return { message: saved, company: await saveCompany(app, caller.by, { profile, version }) }
  },

  async preview(app, { caller, body }) {
    return { token: await previewCompany(app, caller.by, body) }
  },

  async countDeletions(app, { body }) {
    return countDeletions(app, body)
  },

  async countDeletionsOf(app, { params }) {
    return countDeletions(app, await requireVersion(app, params.version))
  },

  async uploadPicture(app, { body: { kind }, files }) {
    const sent = orRefuse(files.image[0], companyMessages.pictureNone)
    const picture = await addCompanyPicture(app, { kind, sent })
    return { message: companyMessages.pictureUploaded, picture }
  },

  async findHistory({ db }, { query }) {
    return findCompanyHistory(db, query.before)
  },

  async restore(app, { caller, params, body }) {
    const change = { restored: params.version, version: body.current }
    return { message: restored, company: await restoreCompany(app, caller.by, change) }
  },
})
