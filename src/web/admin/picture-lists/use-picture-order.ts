import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { movedItem } from '../pictures/moved-item.ts'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import type { ListedPicture, PictureListWay } from './picture-list-way.ts'

/**
 * The pictures of the page as they were moved. What is seen is sent, one order after the other: of
 * several steps in a row the last one counts. Not taken, all stands as the server has it.
 */
export function usePictureOrder(way: PictureListWay, rows: ListedPicture[]) {
  const [moved, setMoved] = useState<{ of: ListedPicture[]; pictures: ListedPicture[] }>()
  const [failure, setFailure] = useState<Failure>()
  const { revalidate } = useRevalidator()
  const saving = useRef<{ isRunning: boolean; wanted?: string[] | undefined }>({ isRunning: false })
  const pictures = moved?.of === rows ? moved.pictures : rows
  const loaded = useRef(rows)
  useEffect(() => {
    loaded.current = rows
  })

  function move(from: number, to: number) {
    const next = movedItem(pictures, from, to)
    setMoved({ of: rows, pictures: next })
    return next
  }

  async function save(next: ListedPicture[]) {
    saving.current.wanted = next.map(({ id }) => id)
    if (saving.current.isRunning) return
    saving.current.isRunning = true
    setFailure(undefined)
    const before = loaded.current
    try {
      await sendWanted()
      // What was read meanwhile may not know of the new order yet.
      if (loaded.current !== before) void revalidate()
    } catch (error) {
      saving.current.wanted = undefined
      setFailure(failureUnder(way.texts.reorderFailed, error))
      setMoved(undefined)
      void revalidate()
    } finally {
      saving.current.isRunning = false
    }
  }

  async function sendWanted() {
    for (let ids = saving.current.wanted; ids; ids = saving.current.wanted) {
      saving.current.wanted = undefined
      await way.calls.order(ids)
    }
  }

  return { pictures, failure, move, save: (next: ListedPicture[]) => void save(next) }
}
