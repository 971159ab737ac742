/** A field of a record that differs, as people read it. An empty text stands for none. */
export type TextChange = { field: string; label: string; from: string; to: string }
