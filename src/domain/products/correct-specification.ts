import type { SpecKind, SpecValue } from '#contract/specifications/spec-kinds.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { Refusal } from '../refusal.ts'
import { requireProduct } from './find-products.ts'
import { findCorrections } from './stored-corrections.ts'

type Correction = { line: string; kind: SpecKind; value?: SpecValue | null | undefined }

/** More than a product has lines: those of lines that are gone are dropped first. */
const most = 120

const noLine = 'The product has no such line. Save it first.'

/**
 * Stores what a line says of one kind, or that it is read as it stands again. The version of the product
 * stays, so that a form in which it is open can be saved.
 */
export async function correctSpecification(
  app: App,
  by: Actor,
  id: string,
  { line, kind, value }: Correction,
): Promise<void> {
  await inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    const { specs } = await requireProduct(app, id)
    if (!specs.includes(line)) throw new Refusal('invalid', noLine, { fields: { line: noLine } })
    const before = (await findCorrections(app, [id])).get(id) ?? []
    const others = before.filter((one) => one.line !== line || one.kind !== kind)
    const all = value === undefined ? others : [...others, { line, kind, value }]
    const after = all.length > most ? all.filter((one) => specs.includes(one.line)) : all
    await app.db
      .updateTable('products')
      .set({ specCorrections: JSON.stringify(after), changedIn })
      .where('id', '=', id)
      .execute()
    await recordAudit(app, by, {
      action: 'product.specification-corrected',
      subjectId: id,
      before: { corrections: before },
      after: { corrections: after },
    })
  })
}
