const postgresUndefinedTable = '42P01'

/** True for the error of a database that has not been migrated yet. */
export function isTableMissing(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return code === postgresUndefinedTable || (message?.startsWith('no such table') ?? false)
}
