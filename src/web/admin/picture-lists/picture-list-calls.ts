import type { RefusedFile } from '#contract/pictures/picture-upload.ts'
import { callApi } from '../session/call-api.ts'
import type { PictureField, PictureListWay } from './picture-list-way.ts'
import { sendSignedIn } from './send-signed-in.ts'
import type { PictureSending } from './send-signed-in.ts'

export type PictureChange = Partial<Record<PictureField, string>> & { position?: number }

/** How many are kept, and what was refused. */
export async function uploadPictures(
  { path, picturesIn }: PictureListWay,
  body: FormData,
  sending: PictureSending,
) {
  const answer = await sendSignedIn<{ errors: RefusedFile[] }>(path, body, sending)
  return { count: picturesIn(answer as never).length, errors: answer.errors }
}

export async function changePicture({ path }: PictureListWay, id: string, body: PictureChange) {
  await callApi(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body })
}

export async function orderPictures({ path }: PictureListWay, ids: string[]) {
  await callApi(`${path}/order`, { method: 'PUT', body: { ids } })
}

export async function deletePicture({ path }: PictureListWay, id: string) {
  await callApi(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' })
}
