import type { Files } from '../files/files.ts'

/** In the store: printed documents, which are made again when they are asked for. */
export const printsFolder = 'prints/'

export type PrintedFile = { key: string; bytes: number }

/** Reads a stored file whole; undefined where it is gone. */
export type ReadFile = (key: string) => Promise<Buffer | undefined>

/** Makes documents outside the process that serves, one after the other, and stores them for a while. */
export type Printer = {
  /** On this machine: what is not there is made again. */
  files: Files
  /** The document of a task, made once for all who ask at the same time. */
  print(task: object, read: ReadFile): Promise<PrintedFile>
  /** Whether it is stored already, so that it costs nothing. */
  find(task: object): Promise<PrintedFile | undefined>
  /** Deletes what is old, and what is more than the folder may hold. */
  sweep(at: Date): Promise<number>
  stop(): void
}
