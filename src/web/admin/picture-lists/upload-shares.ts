import type { UploadProgress } from '../session/send-with-progress.ts'

/** How much of each file has left, in percent: one request sends them all, one after the other. */
export function uploadShares(sizes: number[], { sent, total }: UploadProgress): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let left = total > 0 ? (sent / total) * all : 0
  return sizes.map((size) => {
    const gone = Math.min(Math.max(left, 0), size)
    left -= size
    return size > 0 ? Math.floor((gone / size) * 100) : 100
  })
}
