import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import type { InlineChange } from './use-inline-change.ts'
import { useMay } from '../session/permitted.tsx'

type SiteTogglesProps = { product: ProductRecord; change: InlineChange }

/** Whether a product is on the site, and whether Home features it. */
export function SiteToggles({ product, change }: SiteTogglesProps) {
  const isPublished = product.publication === 'Published'
  const isFeatured = product.featured === 'Yes'
  const published = { publication: 'Published', publishAt: '' } as const
  if (!useMay(productCalls.changeSeveral)) return null
  return (
    <div className="-ml-2.5 flex">
      <Toggle
        label={`Published: ${product.name}`}
        title={isPublished ? 'Published. Press to make it a draft' : 'Draft. Press to publish it'}
        isOn={isPublished}
        isBusy={change.isBusy(product.id)}
        onToggle={() =>
          void change.run({
            product,
            values: isPublished ? { publication: 'Draft' } : published,
          })
        }
      >
        <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
        <path d="M10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z" />
        {!isPublished && <path d="m4 16 12-12" />}
      </Toggle>
      <Toggle
        label={`Featured on Home: ${product.name}`}
        title={isFeatured ? 'Featured on Home. Press to end it' : 'Press to feature it on Home'}
        isOn={isFeatured}
        isBusy={change.isBusy(product.id)}
        onToggle={() =>
          void change.run({ product, values: { featured: isFeatured ? 'No' : 'Yes' } })
        }
      >
        <path
          d="m10 3 2.2 4.5 4.9.7-3.6 3.5.9 4.9L10 14.3l-4.4 2.3.9-4.9L2.9 8.2l4.9-.7Z"
          fill={isFeatured ? 'currentColor' : 'none'}
        />
      </Toggle>
    </div>
  )
}

type ToggleProps = {
  label: string
  title: string
  isOn: boolean
  isBusy: boolean
  onToggle: () => void
  children: React.ReactNode
}

function Toggle({ label, title, isOn, isBusy, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-busy={isBusy}
      title={title}
      onClick={onToggle}
      className={`inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken md:size-9 md:pointer-coarse:size-11 ${isOn ? 'text-ink' : 'text-ink-soft'} ${isBusy ? 'opacity-60' : ''}`}
    >
      <LineIcon className="size-5">{children}</LineIcon>
    </button>
  )
}
