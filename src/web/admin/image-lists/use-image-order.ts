import { useRef, useState } from 'react'
import { movedItem } from '../pictures/tile-order.ts'
import { failureUnder } from '../session/api-error.ts'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import type { ImageListConfig, ListedImage } from './image-list-configs.ts'

/**
 * The images of the page in the order in which they were moved. Orders are sent one after the other,
 * and of several steps in a row the last one counts. After a refusal the stored order is shown.
 */
export function useImageOrder({ list, writes, texts }: ImageListConfig, rows: ListedImage[]) {
  const [order, setOrder] = useState<string[]>()
  const wanted = useRef<string[]>(undefined)
  const sent = useRef<string[]>(undefined)
  const images = order ? inOrder(rows, order) : rows
  const { run, failure } = useWrite({
    async store() {
      for (let ids = wanted.current; ids && ids !== sent.current; ids = wanted.current) {
        sent.current = ids
        await writes.order(ids)
      }
      return { isStored: true }
    },
    failureOf: (error) => failureUnder(texts.reorderFailed, error),
    onFailed() {
      sent.current = wanted.current
      setOrder(undefined)
    },
    outdates: [list.call],
  })

  function move(from: number, to: number) {
    const ids = movedItem(images, from, to).map(({ id }) => id)
    wanted.current = ids
    setOrder(ids)
  }

  async function save() {
    if (!(await run(undefined))) return
    await outdate([list.call])
    // An image may have been moved again meanwhile.
    setOrder((order) => (order === sent.current ? undefined : order))
  }

  return { images, failure, move, save: () => void save() }
}

/** Images that are not in the order, such as those of another page, come last. */
function inOrder(images: ListedImage[], ids: string[]) {
  const at = new Map(ids.map((id, index) => [id, index]))
  const indexOf = ({ id }: ListedImage) => at.get(id) ?? ids.length
  return images.toSorted((one, other) => indexOf(one) - indexOf(other))
}
