import type { CompanyProfile } from '#contract/company/company.ts'
import { retentionOf, siteProfileOf, siteTextsOf } from '#contract/company/shown-company.ts'
import type { SiteProfile, SiteTexts } from '#contract/company/shown-company.ts'
import type { Retention } from '#contract/privacy/retention.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import type { App, Db } from './app.ts'
import { isPresent, presentOrLast } from './content/present-or-last.ts'

type ProfileDeps = Pick<App, 'db' | 'content' | 'memory' | 'previewed'>

type Shown = { site: SiteProfile; texts: SiteTexts; retention: Retention }

const profileMaker = { make: readShown }

/**
 * The company as pages, e-mails and structured data show it, from memory until the content changes.
 * At the root of the domain, because every feature may name the company. While it cannot
 * be read it is the one that was read last, so that an error page names the company too.
 */
export async function findSiteProfile(app: ProfileDeps): Promise<SiteProfile> {
  return (await findShown(app)).site
}

/** The same for the texts of Home and About. */
export async function findSiteTexts(app: ProfileDeps): Promise<SiteTexts> {
  return (await findShown(app)).texts
}

/** For how long personal data are stored. */
export async function findRetention(app: ProfileDeps): Promise<Retention> {
  return (await findShown(app)).retention
}

async function findShown(app: ProfileDeps): Promise<Shown> {
  if (app.previewed) return shownOf(app.previewed)
  return (await presentOrLast(app, profileMaker)) ?? shownOf(companyDefaults)
}

/** False where a change could not be read: what was made meanwhile must not be cached. */
export function hasPresentProfile(app: Pick<App, 'content' | 'memory'>) {
  return isPresent(app, profileMaker)
}

async function readShown(db: Db) {
  return shownOf(await readCompanyProfile(db))
}

function shownOf(profile: CompanyProfile): Shown {
  return {
    site: siteProfileOf(profile),
    texts: siteTextsOf(profile),
    retention: retentionOf(profile),
  }
}

/** The present profile. On a new site the defaults. */
async function readCompanyProfile(db: Db): Promise<CompanyProfile> {
  const [row] = await selectPresent(db, {})
  return profileIn(row?.profile)
}

const selectPresent = compileOnce((db: Db) =>
  db.selectFrom('companyVersions').select('profile').orderBy('version', 'desc').limit(1),
)

/** A field that is newer than the row has its default. Read unchecked: only `saveCompany` writes the column. */
export function profileIn(json = '{}'): CompanyProfile {
  return { ...companyDefaults, ...JSON.parse(json) }
}
