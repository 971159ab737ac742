/** A chosen file that is not taken, and why. The others stay. */
export type FileRefusal = { name: string; text: string }
