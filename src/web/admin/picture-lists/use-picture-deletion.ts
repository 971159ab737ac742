import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { announce } from '../../ui/toasts.tsx'
import type { Failure } from '../session/api-error.ts'
import type { ListedPicture, PictureListWay } from './picture-list-way.ts'

/** Asked for, confirmed, on its way, gone. */
export function usePictureDeletion(way: PictureListWay) {
  const [asked, setAsked] = useState<ListedPicture>()
  const [going, setGoing] = useState<ListedPicture>()
  const [failure, setFailure] = useState<Failure>()
  const { revalidate } = useRevalidator()

  async function run(picture: ListedPicture) {
    setAsked(undefined)
    setFailure(undefined)
    setGoing(picture)
    try {
      await way.calls.delete(picture.id)
      announce(way.texts.deleted)
    } catch (error) {
      setFailure(way.failureOf(way.texts.deleteFailed, error))
    }
    // Where it was gone already, the list did not know.
    await revalidate()
    setGoing(undefined)
  }

  return {
    asked,
    failure,
    going,
    ask: (picture: ListedPicture) => setAsked(picture),
    withdraw: () => setAsked(undefined),
    confirm: () => asked && void run(asked),
  }
}
