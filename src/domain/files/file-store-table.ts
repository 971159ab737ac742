/** One row: by which name this database marks the store that it fills. */
export type FileStoreTable = {
  id: 1
  name: string
}
