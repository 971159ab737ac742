/** How often the page of a product was opened on a day in India. */
export type ProductViewsTable = { day: string; productId: string; count: number }

/** How often words were searched for on a day in India, and how often without a result. */
export type SearchesTable = { day: string; query: string; count: number; withoutResult: number }
