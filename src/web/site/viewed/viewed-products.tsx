import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'

/** Stored in this browser and nowhere else. The open product is added when it is shown. */
export function ViewedProducts({ product }: { product: ShownProduct }) {
  const [viewed, setViewed] = useState(() => readViewed().filter(({ id }) => id !== product.id))
  const [isCleared, setCleared] = useState(false)
  useEffect(() => storeViewed(product), [product])
  return (
    <>
      <p role="status" className="sr-only">
        {isCleared && 'Recently viewed products cleared'}
      </p>
      {viewed.length > 0 && (
        <section aria-labelledby="viewed" className="mt-10 print:hidden">
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h2 id="viewed" className="text-xl font-bold tracking-tight">
              Recently viewed
            </h2>
            <Button look="quiet" onClick={clear}>
              Clear
            </Button>
          </div>
          <ul className="cell-grid sheet mt-1 border-y border-hairline bg-surface sm:grid-cols-2 lg:grid-cols-3">
            {viewed.map(({ id, path, name, picture }) => (
              <li key={id}>
                <Link
                  to={path}
                  className="group flex h-full items-center gap-4 p-4 no-underline hover:bg-paper"
                >
                  <span className="flex h-12 w-16 shrink-0">
                    {picture && (
                      <img
                        src={picture}
                        alt=""
                        loading="lazy"
                        className="size-full object-contain"
                      />
                    )}
                  </span>
                  <bdi className="line-clamp-2 font-semibold wrap-anywhere group-hover:text-action">
                    {name}
                  </bdi>
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">Only this browser stores this list.</p>
        </section>
      )}
    </>
  )

  /** The button goes with the list: its focus goes to the heading of the page. */
  function clear() {
    clearViewed()
    setViewed([])
    setCleared(true)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}

/** What this browser stores of a product that was opened. No price: it may have changed. */
type ViewedProduct = { id: string; path: string; name: string; picture: string | null }

const storeKey = 'viewed-products'
/** One of them is the product that is open. */
const mostStored = 7
/** Wide enough for a tile on a dense screen. */
const tileWidth = 320

/** The last ones first. Empty where the browser stores nothing, or somebody has changed what it stores. */
function readViewed(): ViewedProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storeKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewed) : []
  } catch {
    return []
  }
}

function storeViewed({ id, path, name, pictures: [first] }: ShownProduct) {
  const picture = first ? pictureAddress(first.key, widthFor(first, tileWidth)) : null
  const others = readViewed().filter((viewed) => viewed.id !== id)
  write(JSON.stringify([{ id, path, name, picture }, ...others].slice(0, mostStored)))
}

function clearViewed() {
  write(undefined)
}

function write(text: string | undefined) {
  try {
    if (text) localStorage.setItem(storeKey, text)
    else localStorage.removeItem(storeKey)
  } catch {
    // Storage is full, or switched off: nothing is listed then.
  }
}

function isViewed(viewed: unknown): viewed is ViewedProduct {
  if (typeof viewed !== 'object' || viewed === null) return false
  const { id, path, name, picture } = viewed as Record<string, unknown>
  const isOurs = (address: unknown, folder: string) =>
    typeof address === 'string' && address.startsWith(folder)
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    isOurs(path, '/products-details/') &&
    (picture === null || isOurs(picture, '/pictures/'))
  )
}
