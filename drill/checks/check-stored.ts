import { sql } from 'kysely'
import type { Db } from '#domain/app.ts'
import { openBeside } from '#tests/start/open-beside.ts'
import type { Settings } from '#tests/start/run-server.ts'
import type { Ledger } from '../traffic/ledger.ts'
import { checkPictures } from './check-pictures.ts'
import type { CheckedPictures } from './check-pictures.ts'
import { checkProducts } from './check-products.ts'
import { checkSubmissions } from './check-submissions.ts'
import type { Findings } from './findings.ts'

type Comparison = {
  settings: Settings
  ledger: Ledger
  findings: Findings
  checkedPictures?: CheckedPictures
}

/** Compares what is stored with what was acknowledged, and returns how many products are listed. */
export async function checkStored(comparison: Comparison): Promise<number> {
  const { settings, ledger, findings, checkedPictures = new Set() } = comparison
  await using stored = openBeside(settings)
  const { db } = stored
  await checkSubmissions(db, ledger, findings)
  const listed = await checkProducts(db, ledger, findings)
  await checkPictures(stored, checkedPictures, findings)
  if (!settings['DATABASE_URL']) await checkIntegrity(db, findings)
  for (const contradiction of ledger.contradictions) findings.broken.add(contradiction)
  return listed
}

async function checkIntegrity(db: Db, { broken }: Findings) {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
  for (const { integrityCheck } of rows) {
    if (integrityCheck !== 'ok') broken.add(`integrity check: ${integrityCheck}`)
  }
}
