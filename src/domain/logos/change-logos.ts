import type { LogoForm } from '#contract/logos/logo-form.ts'
import { logoMessages } from '#contract/logos/logo.ts'
import type { Client, LogoKind } from '#contract/logos/logo.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { movePlaces } from '../pictures/change-places.ts'
import type { Move } from '../pictures/change-places.ts'
import { placesInOrder, placesWithMoved } from '../pictures/place-rules.ts'
import type { Placed } from '../pictures/place-rules.ts'
import { Refusal } from '../refusal.ts'
import { findClientCategories, findLogo } from './find-logos.ts'
import { nameInWords, searchTextOf, spelledCategory } from './logo-rules.ts'

type LogoChange = LogoForm & { id: string }

/** The same again changes nothing and is told nowhere. */
export async function changeLogo(app: App, by: Actor, kind: LogoKind, change: LogoChange) {
  const { id, position } = change
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const before = await requireLogo(app, kind, id)
    if (position !== undefined) {
      await reorder(app, by, kind, (held) => placesWithMoved(held, id, position))
    }
    const values = await valuesOf(app, before, change)
    if (isSame(before, values)) return before
    await app.db
      .updateTable('logos')
      .set({ ...values, searchText: searchTextOf({ ...before, ...values }) })
      .where('id', '=', id)
      .execute()
    const after = await requireLogo(app, kind, id)
    await recordAudit(app, by, { action: 'logo.changed', subjectId: id, before, after })
    return after
  })
}

/** How they stand among themselves; see `OrderForm`. */
export async function orderLogos(app: App, by: Actor, kind: LogoKind, ids: string[]) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    await reorder(app, by, kind, (held) => placesInOrder(held, ids))
  })
}

/** Gone from the site at once. Its files go with a later sweep. */
export async function deleteLogo(app: App, by: Actor, kind: LogoKind, id: string) {
  await inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const before = await requireLogo(app, kind, id)
    await app.db.deleteFrom('logos').where('id', '=', id).execute()
    await recordAudit(app, by, { action: 'logo.deleted', subjectId: id, before })
  })
}

export async function requireLogo({ db }: App, kind: LogoKind, id: string): Promise<Client> {
  const logo = await findLogo(db, kind, id)
  if (!logo) throw new Refusal('not-found', logoMessages[kind].notFound)
  return logo
}

export async function findPlaces({ db }: App, kind: LogoKind): Promise<Placed[]> {
  return db
    .selectFrom('logos')
    .select(['id', 'place'])
    .where('kind', '=', kind)
    .orderBy('place')
    .execute()
}

type Values = Pick<Client, 'alt' | 'link' | 'category'>

async function valuesOf(app: App, before: Client, change: LogoForm): Promise<Values> {
  const { alt = before.alt, link = before.link, category = before.category } = change
  const others = await findClientCategories(app.db, before.id)
  return {
    alt: alt || nameInWords(before.filename),
    link: link || null,
    category: spelledCategory(category ?? '', others),
  }
}

function isSame(before: Client, { alt, link, category }: Values) {
  return alt === before.alt && link === before.link && category === before.category
}

async function reorder(app: App, by: Actor, kind: LogoKind, move: Move) {
  const moved = await movePlaces(app.db, 'logos', await findPlaces(app, kind), move)
  if (moved) await recordAudit(app, by, { action: 'logos.reordered', subjectId: kind, ...moved })
}
