/** Something in memory that is made of the stored content. */
export type Followed<Value> = {
  value: Value | undefined
  /** The content version that it has reached. */
  version: number
  /** While changes are read. */
  following: Promise<void> | undefined
}

type ReadValue = { version: number; value: unknown }

/** Makes a value from the content. It is also the key under which the value is stored. */
export type Maker<Value> = { make: (...parts: never[]) => Promise<Value> }

/** The values that this process has made from the content, each under its maker. */
export class ContentMemory {
  readonly #followed = new WeakMap<object, Followed<unknown>>()
  readonly #read = new WeakMap<object, ReadValue>()

  of<Value>(maker: Maker<Value>): Followed<Value> {
    const followed = this.#followed.get(maker)
    // Each is stored under the maker of its type.
    if (followed) return followed as Followed<Value>
    const nothing = { value: undefined, version: 0, following: undefined }
    this.#followed.set(maker, nothing)
    return nothing
  }

  /** The result of a function that reads content, which is called again when the content has changed. */
  async read<Value>(
    read: (db: never) => Promise<Value>,
    version: number,
    call: () => Promise<Value>,
  ) {
    const known = this.#read.get(read)
    // Each is stored under the function that returned it.
    if (known?.version === version) return known.value as Value
    const value = await call()
    this.#read.set(read, { version, value })
    return value
  }
}
