const postgresUndefinedTable = '42P01'

/** A database that nobody has migrated yet. */
export function isTableMissing(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return code === postgresUndefinedTable || (message?.startsWith('no such table') ?? false)
}
