import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'

export type Database<Tables> = {
  db: Kysely<Tables>
  engine: Engine
  close(): Promise<void>
}
