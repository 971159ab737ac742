import { open } from 'node:fs/promises'

/** Reads at most `bytes` bytes. */
export async function readBeginning(path: string, bytes: number) {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
  return buffer.subarray(0, bytesRead)
}
