import { useRef, useState } from 'react'
import type { Route } from '#contract/call.ts'
import { movedItem } from '../pictures/tile-order.ts'
import type { Failure } from '../session/api-error.ts'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import type { Identified } from './office-list.ts'

type RowOrder<Row extends Identified> = {
  rows: Row[]
  store: (ids: string[]) => Promise<unknown>
  failureOf: (error: unknown) => Failure
  /** Calls that read the rows. */
  reads: Route[]
}

/**
 * The rows of the page in the order in which they were moved. Orders are sent one after the other,
 * and of several steps in a row the last one counts. After a refusal the stored order is shown.
 */
export function useRowOrder<Row extends Identified>(props: RowOrder<Row>) {
  const { rows: stored, failureOf, reads } = props
  const [order, setOrder] = useState<string[]>()
  const wanted = useRef<string[]>(undefined)
  const sent = useRef<string[]>(undefined)
  const rows = order ? inOrder(stored, order) : stored
  const { run, failure } = useWrite({
    async store() {
      for (let ids = wanted.current; ids && ids !== sent.current; ids = wanted.current) {
        sent.current = ids
        await props.store(ids)
      }
      return { isStored: true }
    },
    failureOf,
    onFailed() {
      sent.current = wanted.current
      setOrder(undefined)
    },
    outdates: reads,
  })

  function move(from: number, to: number) {
    const ids = movedItem(rows, from, to).map(({ id }) => id)
    wanted.current = ids
    setOrder(ids)
  }

  async function save() {
    if (!(await run(undefined))) return
    await outdate(reads)
    // A row may have been moved again meanwhile.
    setOrder((order) => (order === sent.current ? undefined : order))
  }

  return { rows, failure, move, save: () => void save() }
}

/** Rows that are not in the order, such as those of another page, come last. */
function inOrder<Row extends Identified>(rows: Row[], ids: string[]) {
  const at = new Map(ids.map((id, index) => [id, index]))
  const indexOf = ({ id }: Row) => at.get(id) ?? ids.length
  return rows.toSorted((one, other) => indexOf(one) - indexOf(other))
}
