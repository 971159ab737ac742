import { findSqliteDamage } from './find-sqlite-damage.ts'

/** Checks the database file that is named on the command line, in a process of its own. */
const path = process.argv[2] ?? ''
process.once('disconnect', () => process.exit(1))
process.send?.({ damage: findSqliteDamage(path) }, () => process.disconnect?.())
