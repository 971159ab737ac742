/** What the serving process sends to the printing one: a task, or a file or why it could not be read. */
export type ToPrinter =
  | { task: object }
  | { file: string; bytes: Uint8Array | undefined }
  | { file: string; error: string }

/** What the printing process sends back: it asks for a file, or has ended. */
export type FromPrinter = { needs: string } | { made: Uint8Array } | { error: string }
