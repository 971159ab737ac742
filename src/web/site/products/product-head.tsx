import { useState } from 'react'
import { Link } from 'react-router'
import type { ShownProduct } from '#contract/products/product.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { CompareTick } from '../product-parts/compare-controls.tsx'
import { listAddress } from '../frame/list-address.ts'
import type { copyText, shareProduct } from '../sending/share-product.ts'
import { EnquireNow } from './enquire-now.tsx'
import type { ProductFact } from './product-page-texts.ts'

/** A longer one is smaller where there is room for a large one. */
const longName = 80

type ProductHeadProps = {
  product: ShownProduct
  heading: string
  facts: ProductFact[]
  /** Where somebody asks for an e-mail when the product is in stock again. */
  alert: { address: string; title: string } | undefined
}

export function ProductHead({ product, heading, facts, alert }: ProductHeadProps) {
  const { category, name, brand } = product
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <Link
          to={listAddress('', { category })}
          className="inline-flex items-center no-underline max-md:hidden md:min-h-9 md:pointer-coarse:min-h-11"
        >
          <span className="rounded-sm border border-outline px-2 py-1 font-semibold hover:bg-sunken">
            {category}
          </span>
        </Link>
        {brand !== '' && <p className="font-semibold text-ink-soft wrap-anywhere">{brand}</p>}
      </div>
      <h1
        dir="auto"
        className={`mt-1.5 leading-[1.15] font-bold tracking-tight wrap-anywhere text-pretty md:mt-2 ${name.length > longName ? 'text-xl lg:text-2xl' : 'text-xl md:text-2xl lg:text-3xl'}`}
      >
        {heading}
      </h1>
      <div className="mt-2.5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="text-2xl font-semibold figures">
          <ShownPrice product={product} />
        </p>
        <StockBadge status={product.stockStatus} />
      </div>
      <EnquireNow product={product}>
        {alert && <ButtonAnchor href={alert.address}>{alert.title}</ButtonAnchor>}
        <CompareTick product={product} className="min-h-11 px-1 text-sm font-semibold" />
        <SharingButton
          className={alert ? 'button button-plain max-md:hidden' : 'button button-plain'}
          onPress={({ shareProduct }, say) => shareProduct(product, say)}
        >
          Share
        </SharingButton>
      </EnquireNow>
      <ProductFacts facts={facts} />
    </>
  )
}

type Sharing = { copyText: typeof copyText; shareProduct: typeof shareProduct }
type SharingButtonProps = {
  className: string
  children: string
  /** Spoken after the text. */
  what?: string
  onPress: (sharing: Sharing, say: (text: string | undefined) => void) => Promise<void>
}

/**
 * Looks disabled until scripts run, so that it leaves no hole before. What it does is loaded when it
 * is pointed at.
 */
function SharingButton({ className, children, what, onPress }: SharingButtonProps) {
  const [said, say] = useState<string>()
  const isUsable = useInBrowser(() => 'clipboard' in navigator || 'share' in navigator)
  return (
    <>
      <button
        type="button"
        disabled={!isUsable}
        onPointerEnter={() => void loadSharing()}
        onClick={async () => {
          const sharing = await loadSharing()
          if (sharing) await onPress(sharing, say)
        }}
        className={`${className} noscript:hidden`}
      >
        {said ?? children}
        {what && <span className="sr-only"> {what}</span>}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}

function loadSharing() {
  return import('../sending/share-product.ts').catch(() => undefined)
}

function ProductFacts({ facts }: { facts: ProductFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="fact-table mt-4">
      {facts.map(({ field, label, text, isOnPaper }) => (
        <div key={field} className={isOnPaper ? 'hidden print:grid' : ''}>
          <dt>{label}</dt>
          {field === 'modelNo' ? (
            <dd className="flex items-baseline gap-x-3">
              <span className="min-w-0">{text}</span>
              <SharingButton
                className="copy-button"
                what="model number"
                onPress={({ copyText }, say) => copyText(text, 'Copied', say)}
              >
                Copy
              </SharingButton>
            </dd>
          ) : (
            <dd>{text}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
