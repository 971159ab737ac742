import { isDeepStrictEqual } from 'node:util'
import type { CompanyProfile } from '#contract/company/company.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { insertCompanyPicture } from '#domain/company/add-company-picture.ts'
import { findCompany } from '#domain/company/find-company.ts'
import { saveCompany } from '#domain/company/save-company.ts'
import type { StoredPicture } from '#domain/pictures/store-picture.ts'
import { demoCompany } from './content/demo-company.ts'
import type { DemoCompany } from './demo-content.ts'

/** Nothing where an owner has saved the company already. */
export async function addDemoCompany(
  app: App,
  { facts }: DemoCompany,
  picture: StoredPicture | undefined,
) {
  const { profile, version } = await findCompany(app.db)
  if (version > 0) return
  const aboutPicture = picture ? [await insertCompanyPicture(app, 'aboutPicture', picture)] : []
  await saveCompany(app, system, { profile: { ...profile, ...facts, aboutPicture }, version })
}

/** Each field that is as the demo content set it is as on a new site again. */
export async function removeDemoCompany(app: App) {
  const { profile, version } = await findCompany(app.db)
  const { facts, picture } = demoCompany
  const fields = Object.keys(facts) as (keyof CompanyProfile)[]
  const ours = fields.filter((field) => isDeepStrictEqual(profile[field], facts[field]))
  if (profile.aboutPicture[0]?.name === picture) ours.push('aboutPicture')
  if (ours.length === 0) return
  const usual = Object.fromEntries(ours.map((field) => [field, companyDefaults[field]]))
  await saveCompany(app, system, { profile: { ...profile, ...usual }, version })
}
