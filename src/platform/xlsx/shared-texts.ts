import { TableError } from '../tables/table-error.ts'
import { unescapedText } from './escaped-text.ts'
import type { XmlReader } from './read-xml.ts'

const mostTexts = 3_000_000

/** The texts of a workbook, which its cells name by their numbers. */
export class SharedTexts implements XmlReader {
  readonly #texts: string[] = []
  #text = ''
  #isInText = false
  #isPhonetic = false

  open(name: string) {
    if (name === 'si') this.#text = ''
    else if (name === 't') this.#isInText = true
    else if (name === 'rPh') this.#isPhonetic = true
  }

  close(name: string) {
    if (name === 't') this.#isInText = false
    else if (name === 'rPh') this.#isPhonetic = false
    else if (name === 'si') this.#add()
  }

  text(text: string) {
    if (this.#isInText && !this.#isPhonetic) this.#text += text
  }

  at(index: number) {
    return this.#texts[index] ?? ''
  }

  #add() {
    if (this.#texts.length >= mostTexts) throw new TableError('The workbook has too many texts')
    this.#texts.push(unescapedText(this.#text))
  }
}
