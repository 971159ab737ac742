/** How many rows a long transaction has written, of those that it will write. */
export type RowProgress = { written: number; total: number }
