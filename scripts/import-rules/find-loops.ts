export type Link = { from: string; to: string; line: number }

/** Each way back to a file that is still being followed; every loop holds at least one. */
export function findLoops(links: Link[]): Link[][] {
  const linksOf = Map.groupBy(links, (link) => link.from)
  const done = new Set<string>()
  const loops: Link[][] = []

  function follow(file: string, way: Link[]) {
    for (const link of linksOf.get(file) ?? []) {
      const start = [...way, link].findIndex((step) => step.from === link.to)
      if (start >= 0) loops.push([...way, link].slice(start))
      else if (!done.has(link.to)) follow(link.to, [...way, link])
    }
    done.add(file)
  }

  for (const file of linksOf.keys()) if (!done.has(file)) follow(file, [])
  return loops
}
