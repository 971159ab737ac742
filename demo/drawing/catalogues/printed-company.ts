import { siteProfileOf } from '#contract/company/shown-company.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'

/** Demo catalogues are drawn once, with the company of a new site. */
export const siteProfile = siteProfileOf(companyDefaults)
