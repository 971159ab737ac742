import type { Kysely } from 'kysely'
import type { BackupManifest } from './backup-manifest.ts'
import type { Progress } from './progress.ts'

/** What is read of a database at the very moment of which its copy is. */
export type ReadSnapshot<Tables, Snapshot> = (db: Kysely<Tables>) => Promise<Snapshot>

export type DatabaseCopy<Snapshot> = { database: BackupManifest['database']; snapshot: Snapshot }

export type CopyDatabase<Tables> = <Snapshot>(
  folder: string,
  read: ReadSnapshot<Tables, Snapshot>,
  progress: Progress,
) => Promise<DatabaseCopy<Snapshot>>
