import { cleanLine } from '#contract/clean-text.ts'

/** A file in the ZIP of the pictures. */
export type ZipPicture = {
  /** With its folders, as the ZIP names it. */
  file: string
  /** Its name, as it becomes that of the picture. */
  name: string
  /** Names its bytes, as it names the picture. Empty for one that is too large. */
  key: string
  isUsed?: boolean
  /** The model number of the product whose image it is by the whole name, or as one of several. */
  isOf?: string
  /** It is called like a picture and begins like none. */
  isOther?: boolean
}

/** `place` is 0 where the whole name is the model number, which `stem` is. */
type Placed = { picture: ZipPicture; place: number; stem: string }

/** The pictures of a ZIP, by their names and by model numbers. */
export class ZipPictures {
  readonly all: ZipPicture[]
  readonly #byName: Map<string, ZipPicture[]>
  readonly #byModel = new Map<string, Placed[]>()
  readonly #models = new Set<string>()
  #hasNumbered = false

  constructor(all: ZipPicture[]) {
    this.all = all
    this.#byName = Map.groupBy(all, ({ name }) => nameKeyOf(name))
    for (const picture of all) {
      const stem = modelSlugOf(picture.name.replace(/\.\w+$/, ''))
      this.#add(stem, { picture, place: 0, stem })
      const [, model, place] = /^(.+)-(\d{1,2})$/.exec(stem) ?? []
      if (model === undefined) continue
      this.#add(model, { picture, place: Number(place), stem })
      this.#hasNumbered = true
    }
  }

  /** By the name, or by the last folders and the name: each product may have a folder with a `front.jpg`. */
  named(name: string): ZipPicture[] {
    const path = pathKeyOf(name)
    const alike = this.#byName.get(nameKeyOf(path.slice(path.lastIndexOf('/') + 1))) ?? []
    const found = alike.filter(({ file }) => `/${pathKeyOf(file)}`.endsWith(`/${path}`))
    return [...new Map(found.map((picture) => [picture.key, picture])).values()]
  }

  /** Whether any image may be a further one of a product, by the number at the end of its name. */
  get hasNumbered() {
    return this.#hasNumbered
  }

  /** Of a product that there is or will be: an image with its name is of no other product. */
  addModel(modelNo: string) {
    const slug = modelSlugOf(modelNo)
    if (this.#byModel.has(slug)) this.#models.add(slug)
  }

  /**
   * `TB-14 G3.jpg`, then `TB-14 G3-2.jpg` or `TB-14_G3 (2).jpg`, unless there is a product `TB-14 G3-2`. Where
   * that one is known only after this one has taken its image, the image is `contested`.
   */
  ofModel(modelNo: string): { pictures: ZipPicture[]; contested: ZipPicture | undefined } {
    const slug = modelSlugOf(modelNo)
    const found = this.#byModel.get(slug) ?? []
    const isFree = ({ picture: { isOf = modelNo } }: Placed) => modelSlugOf(isOf) === slug
    const contested = found.find((one) => one.place === 0 && !isFree(one))?.picture
    const own = found
      .filter((one) => isFree(one) && (one.place === 0 || !this.#models.has(one.stem)))
      .toSorted((one, other) => one.place - other.place)
    for (const { picture } of own) picture.isOf = modelNo
    return { pictures: own.map(({ picture }) => picture), contested }
  }

  #add(model: string, placed: Placed) {
    this.#byModel.set(model, [...(this.#byModel.get(model) ?? []), placed])
  }
}

function nameKeyOf(name: string) {
  return cleanLine(name).toLowerCase()
}

function pathKeyOf(file: string) {
  return nameKeyOf(file.replaceAll('\\', '/')).replace(/^\/+/, '')
}

/** A file's name has no slashes, and often no blanks. */
function modelSlugOf(text: string) {
  return cleanLine(text)
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
