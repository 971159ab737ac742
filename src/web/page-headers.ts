/** Names the topics of a page for the response cache, and is sent to nobody. A page without it is stale after every change. */
export const topicsHeader = 'Content-Topics'

/** How many products a search has found, for the counts of searches; sent to nobody. */
export const foundHeader = 'Content-Found'
