let count = 0
const listeners = new Set<() => void>()

/** Whether something that was typed or chosen is on its way to the server. */
export function areWritesUnderWay() {
  return count > 0
}

export function onWrites(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export async function countWrite<Result>(send: () => Promise<Result>): Promise<Result> {
  change(1)
  try {
    return await send()
  } finally {
    change(-1)
  }
}

function change(by: number) {
  count += by
  for (const listener of listeners) listener()
}
