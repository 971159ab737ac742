/** Runs a bounded number at a time: each mostly waits for the disk or for a store. */
const atOnce = 8

export async function forEachAtOnce<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
