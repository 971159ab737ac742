import type { App } from '../app.ts'

/**
 * Belongs in the transaction that has raised the content version: pages that show these products are
 * made anew. Their versions stay, so that a form in which one is open can be saved.
 */
export async function touchProducts({ db }: App, ids: string[], changedIn: number) {
  await db.updateTable('products').set({ changedIn }).where('id', 'in', ids).execute()
}
