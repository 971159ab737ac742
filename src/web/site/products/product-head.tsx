import { Link } from 'react-router'
import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductPage } from '#contract/products/product.ts'
import { ButtonAnchor, Button } from '../../ui/button.tsx'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { canCopy, useCopied } from '../../ui/use-copied.ts'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { CompareTick } from '../product-parts/compare-tick.tsx'
import { listAddress } from '../frame/list-address.ts'
import { EnquireNow } from './enquire-now.tsx'
import type { ProductFact } from './product-page-texts.ts'

type ProductHeadProps = {
  product: ProductPage
  facts: ProductFact[]
  catalogue: Catalogue | undefined
}

export function ProductHead({ product, facts, catalogue }: ProductHeadProps) {
  const { category, name, brand } = product
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <Link
          to={listAddress('', { category })}
          className="inline-flex min-h-11 items-center no-underline md:min-h-9 md:pointer-coarse:min-h-11"
        >
          <span className="rounded-sm border border-outline px-2 py-1 font-semibold hover:bg-sunken">
            {category}
          </span>
        </Link>
        {brand !== '' && <p className="font-semibold text-ink-soft wrap-anywhere">{brand}</p>}
      </div>
      <h1 className="mt-1.5 text-2xl leading-[1.15] font-bold tracking-tight wrap-anywhere text-pretty md:mt-2 lg:text-3xl">
        {name}
      </h1>
      <div className="mt-2.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:mt-4">
        <p className="text-2xl font-semibold tabular-nums">
          <ShownPrice price={product.price} />
        </p>
        <StockBadge status={product.stockStatus} />
      </div>
      <EnquireNow product={product}>
        {catalogue && (
          <ButtonAnchor href={catalogue.url} download>
            Download Catalogue<span className="sr-only"> of {category}</span>
          </ButtonAnchor>
        )}
        <ButtonAnchor href={`${product.path}/data-sheet`} download rel="nofollow">
          Data sheet
        </ButtonAnchor>
        <CompareTick product={product} className="min-h-11 px-1 text-sm font-semibold" />
        <ShareButton product={product} />
      </EnquireNow>
      <ProductFacts facts={facts} />
    </>
  )
}

const shareTexts = { copied: 'Link copied', refused: 'Copying was refused' }

/** The system's own sharing where there is one, else the page's address to paste. */
function ShareButton({ product: { name, path } }: { product: ProductPage }) {
  const { outcome, copy } = useCopied()
  const isUsable = useInBrowser(() => canShare() || canCopy())
  const said = outcome && shareTexts[outcome]
  return (
    <>
      <Button onClick={share} className={isUsable ? '' : 'invisible'}>
        {said ?? 'Share'}
      </Button>
      <Announced text={said} />
    </>
  )

  function share() {
    const url = new URL(path, location.href).href
    if (!canShare()) return copy(url)
    navigator.share({ title: name, url }).catch((error: Error) => {
      // Closing the system's sheet is not an error.
      if (error.name !== 'AbortError' && canCopy()) copy(url)
    })
  }
}

function Announced({ text }: { text: string | undefined }) {
  return (
    <span role="status" className="sr-only">
      {text}
    </span>
  )
}

function canShare() {
  return 'share' in navigator
}

function ProductFacts({ facts }: { facts: ProductFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="fact-table mt-4 md:mt-6">
      {facts.map(({ field, label, text }) => (
        <div key={field}>
          <dt>{label}</dt>
          {field === 'modelNo' ? (
            <dd className="flex items-baseline gap-x-3">
              <span className="min-w-0">{text}</span>
              <CopyButton text={text} what="model number" />
            </dd>
          ) : (
            <dd>{text}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const copyTexts = { copied: 'Copied', refused: 'Copying was refused' }

/** Its space is reserved from the start, so that nothing moves when it can be used. */
function CopyButton({ text, what }: { text: string; what: string }) {
  const { outcome, copy } = useCopied()
  const isUsable = useInBrowser(canCopy)
  const said = outcome && copyTexts[outcome]
  return (
    <>
      <button
        type="button"
        onClick={() => copy(text)}
        className={`copy-button ${isUsable ? '' : 'invisible'}`}
      >
        {said ?? 'Copy'}
        <span className="sr-only"> {what}</span>
      </button>
      <Announced text={said} />
    </>
  )
}
