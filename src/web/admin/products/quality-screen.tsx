import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { countOf, countText } from '#contract/count-text.ts'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { longestShownName, qualityMessages } from '#contract/products/product-quality.ts'
import type { ProductFault, ProductQuality } from '#contract/products/product-quality.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { Permitted } from '../session/permitted.tsx'
import { productLists } from './office-products.ts'
import { ProductTabs } from './product-tabs.tsx'

const title = 'Product quality'
const query = callQuery(productCalls.findQuality, {})

export const handle: OfficeHandle = { skeleton: ScreenSkeleton }

export function meta() {
  return officeMeta(title)
}

export const clientLoader = () => beginRead(query)

/** What is missing or wrong in the catalogue, and how to correct it for many products at once. */
export default function QualityScreen() {
  const { data, error, refetch } = useQuery(query)
  return (
    <Screen subtitle={data && summaryOf(data)}>
      <ReadState
        {...{ data, error, refetch }}
        failed={qualityMessages.failed}
        skeleton={<RowSkeletons />}
      />
      {data && <Faults quality={data} />}
    </Screen>
  )
}

type ScreenProps = React.PropsWithChildren<{ subtitle?: string | undefined }>

function Screen({ subtitle = 'What can be improved in the catalogue', children }: ScreenProps) {
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={title} subtitle={subtitle}>
        <ProductTabs />
      </ScreenHeader>
      {children}
    </div>
  )
}

function summaryOf({ products, faulty }: ProductQuality) {
  if (faulty === 0) return `${countOf(products, 'product')}, none with a fault`
  return `${countText(faulty)} of ${countText(products)} products can be improved`
}

function Faults({ quality: { products, faults } }: { quality: ProductQuality }) {
  const found = faults.filter(({ count }) => count > 0)
  const [none, hint] =
    products === 0
      ? ['There are no products', 'Add the first one, or import a file of them.']
      : [qualityMessages.none, 'Images, prices, HSN codes, names and specifications are complete.']
  if (found.length === 0) return <EmptyState title={none} hint={hint} />
  return (
    <ul className="border-t border-outline">
      {found.map(({ fault, count }) => (
        <FaultRow key={fault} {...{ fault, count }} />
      ))}
    </ul>
  )
}

function FaultRow({ fault, count }: ProductQuality['faults'][number]) {
  const found = new URLSearchParams({ only: fault })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-hairline py-4">
      <span className="text-2xl font-bold figures max-sm:w-full sm:w-16 sm:text-right">
        {countText(count)}
      </span>
      <div className="min-w-0 grow basis-72">
        <h2 className="font-semibold">
          <Link to={`${productLists.table.path}?${found}`} className="tall-link text-ink">
            {titles[fault]}
          </Link>
        </h2>
        <p className="max-w-prose text-sm text-ink-soft">
          {reasons[fault]} <Permitted call={productCalls.change}>{remedies[fault]}</Permitted>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={`${productLists.table.path}?${found}`}
          aria-label={`Show products: ${titles[fault]}`}
        >
          Show products
        </ButtonLink>
        <Permitted call={productImportCalls.check}>
          <ButtonLink
            to={`/admin/products/import?${found}`}
            aria-label={`Export and import: ${titles[fault]}`}
          >
            Export and import
          </ButtonLink>
        </Permitted>
      </div>
    </li>
  )
}

const titles: Record<ProductFault, string> = {
  'Without image': 'No image',
  'Without price': 'No price',
  'Without HSN code': 'No HSN code',
  'Without usual specifications': 'Usual specification lines missing',
  'Same brand and model number': 'Same brand and model number as another product',
  'Long name': `Name over ${longestShownName} characters`,
  'Specifications not understood': 'Specification lines not understood',
}

/** Why it matters, also for those who change nothing. */
const reasons: Partial<Record<ProductFault, string>> = {
  'Without usual specifications':
    'Three quarters of the category have these lines, and filters and Compare use them.',
  'Same brand and model number': 'Search engines and imports take them for one product.',
  'Long name': 'Lists and search engines cut it off.',
  'Specifications not understood': 'Filters and Compare leave these lines out.',
}

const remedies: Record<ProductFault, string> = {
  'Without image':
    'Import a ZIP file of images named by model number, or add images to each product.',
  'Without price':
    'Press a price in the list to enter it, or select products and change the price.',
  'Without HSN code': 'Select products in the list and change their HSN code at once.',
  'Without usual specifications':
    'Export the products, fill in the lines and import the file again, or add them in each form.',
  'Same brand and model number': 'Select those that are entered twice and delete them.',
  'Long name': 'Move facts of the name into specifications.',
  'Specifications not understood': 'Correct what was understood in the form of the product.',
}

function ScreenSkeleton() {
  return (
    <Screen>
      <RowSkeletons />
    </Screen>
  )
}

function RowSkeletons() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  )
}
