/** A term at the end of a path, and how far the path is from the word that was sought. */
type OnTerm = (term: number, length: number, distance: number) => void

/** The same slips are made again and again: `lpatop` is read once. */
const mostRemembered = 100

/**
 * All terms as a tree of letters, in flat arrays: half a million terms are a few megabytes, a term is
 * added without moving others, and what begins like a word, or nearly so, lies together.
 */
export class TermTree {
  #letter = new Uint16Array(256)
  #child = new Int32Array(256)
  #sibling = new Int32Array(256)
  /** The term that ends here, and one more: 0 is none. */
  #term = new Int32Array(256)
  #nodes = 1
  #terms = 0
  /** What was found near a text, until a term is added. */
  readonly #remembered = new Map<string, Parameters<OnTerm>[]>()

  get size() {
    return this.#terms
  }

  /** The term's number, given to it the first time it comes. */
  add(text: string) {
    let node = 0
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at)
      node = this.#childOf(node, letter) || this.#grow(node, letter)
    }
    if (this.#at(this.#term, node) === 0) this.#remembered.clear()
    return (this.#term[node] ||= ++this.#terms) - 1
  }

  find(text: string): number | undefined {
    const node = this.#walk(text)
    const term = node === undefined ? 0 : this.#at(this.#term, node)
    return term === 0 ? undefined : term - 1
  }

  hasBeginning(text: string) {
    return this.#walk(text) !== undefined
  }

  /** All terms that begin with the text. */
  findBeginning(text: string, found: OnTerm) {
    const node = this.#walk(text)
    if (node !== undefined) this.#gather(node, text.length, 0, found)
  }

  /**
   * All terms within so many slips of the text: a letter wrong, missing, too many, or two swapped.
   * Of four letters the first may be missing, swapped or behind another, but not another one.
   * With `isBeginning`, the text may be the beginning of the term, if its last letter was right.
   */
  findNear(text: string, most: number, isBeginning: boolean, found: OnTerm) {
    if (most === 0) return
    const key = `${most} ${isBeginning} ${text}`
    let near = this.#remembered.get(key)
    if (!near) {
      near = this.#allNear(text, most, isBeginning)
      if (this.#remembered.size >= mostRemembered) this.#remembered.clear()
      this.#remembered.set(key, near)
    }
    for (const term of near) found(...term)
  }

  #allNear(text: string, most: number, isBeginning: boolean) {
    const near: Parameters<OnTerm>[] = []
    const found: OnTerm = (...term) => near.push(term)
    const width = text.length + 1
    const rows = new Uint8Array(width * (width + most + 1))
    for (let at = 0; at < width; at++) rows[at] = at
    const search = { text, most, isBeginning, found, rows, path: [] }
    this.#eachChild(0, (child, letter) => this.#near(search, child, letter))
    return near
  }

  #near(search: Near, node: number, letter: number) {
    search.path.push(letter)
    if (fillRow(search) <= search.most && beginsAlike(search)) this.#goOn(search, node)
    search.path.pop()
  }

  #goOn(search: Near, node: number) {
    const { text, most, isBeginning, found, rows, path } = search
    const isLongEnough = path.length + most >= text.length
    const last = rows[path.length * (text.length + 1) + text.length] ?? 0
    const distance = isLongEnough ? last : most + 1
    if (isBeginning && distance <= most && endsAlike(text, path)) {
      return this.#gather(node, path.length, distance, found)
    }
    const term = this.#at(this.#term, node)
    if (term > 0 && distance <= most) found(term - 1, path.length, distance)
    this.#eachChild(node, (child, next) => this.#near(search, child, next))
  }

  #gather(node: number, length: number, distance: number, found: OnTerm) {
    const term = this.#at(this.#term, node)
    if (term > 0) found(term - 1, length, distance)
    this.#eachChild(node, (child) => this.#gather(child, length + 1, distance, found))
  }

  #walk(text: string) {
    let node = 0
    for (let at = 0; at < text.length; at++) {
      node = this.#childOf(node, text.charCodeAt(at))
      if (node === 0) return undefined
    }
    return node
  }

  #childOf(node: number, letter: number) {
    let child = this.#at(this.#child, node)
    while (child !== 0 && this.#letter[child] !== letter) child = this.#at(this.#sibling, child)
    return child
  }

  #eachChild(node: number, visit: (child: number, letter: number) => void) {
    let child = this.#at(this.#child, node)
    while (child !== 0) {
      visit(child, this.#at(this.#letter, child))
      child = this.#at(this.#sibling, child)
    }
  }

  #grow(parent: number, letter: number) {
    if (this.#nodes === this.#letter.length) this.#widen()
    const node = this.#nodes++
    this.#letter[node] = letter
    this.#sibling[node] = this.#at(this.#child, parent)
    this.#child[parent] = node
    return node
  }

  #widen() {
    const length = Math.ceil(this.#nodes * 1.5)
    const wider = <Values extends Uint16Array | Int32Array>(values: Values, next: Values) => {
      next.set(values)
      return next
    }
    this.#letter = wider(this.#letter, new Uint16Array(length))
    this.#child = wider(this.#child, new Int32Array(length))
    this.#sibling = wider(this.#sibling, new Int32Array(length))
    this.#term = wider(this.#term, new Int32Array(length))
  }

  #at(values: Uint16Array | Int32Array, node: number) {
    return values[node] ?? 0
  }
}

type Near = {
  text: string
  most: number
  isBeginning: boolean
  found: OnTerm
  /** For each letter of the path, how far it is from each beginning of the text. */
  rows: Uint8Array
  path: number[]
}

/**
 * The row of the path's last letter. Only cells near the diagonal can be near enough; those beside
 * them are set to too far, the others are never read.
 */
function fillRow({ text, most, rows, path }: Near) {
  const width = text.length + 1
  const depth = path.length
  const row = depth * width
  const tooFar = most + 1
  const [letter, before] = [path[depth - 1], path[depth - 2]]
  const from = Math.max(1, depth - most)
  const to = Math.min(text.length, depth + most)
  const cell = (at: number) => rows[at] ?? tooFar
  rows[row + from - 1] = from === 1 ? depth : tooFar
  let beside = cell(row + from - 1)
  let least = beside
  for (let at = from; at <= to; at++) {
    const typed = text.charCodeAt(at - 1)
    const above = cell(row - width + at)
    const replaced = cell(row - width + at - 1) + (typed === letter ? 0 : 1)
    let distance = Math.min(replaced, above + 1, beside + 1)
    const isSwapped = at > 1 && depth > 1 && typed === before && text.charCodeAt(at - 2) === letter
    if (isSwapped) distance = Math.min(distance, cell(row - 2 * width + at - 2) + 1)
    rows[row + at] = distance
    beside = distance
    if (distance < least) least = distance
  }
  if (to < text.length) rows[row + to + 1] = tooFar
  return least
}

/** Of four letters with another first one little is left: an `ipad` is no pad, and `aser` is a laser. */
function beginsAlike({ text, path }: Near) {
  if (text.length > 4 || path.length !== 2) return true
  return path.includes(text.charCodeAt(0))
}

/** Else every term that shares all but the last letter would do. */
function endsAlike(text: string, path: number[]) {
  const last = text.charCodeAt(text.length - 1)
  const isSwapped = last === path.at(-2) && text.charCodeAt(text.length - 2) === path.at(-1)
  return last === path.at(-1) || isSwapped
}
