import { useQuery } from '@tanstack/react-query'
import { productCalls } from '#contract/products/product-calls.ts'
import { featuredOrderMessages, mostFeatured } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { useOrderedTiles } from '../lists/ordered-rows.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { productLists } from './office-products.ts'
import { ProductTabs } from './product-tabs.tsx'
import { ProductMaker, ProductThumbnail } from './product-summary.tsx'
import { useInlineChange } from './use-inline-change.ts'
import { Permitted, useMay } from '../session/permitted.tsx'

const title = 'Featured products'
const query = callQuery(productCalls.listFeatured, {})

export const handle: OfficeHandle = { skeleton: ScreenSkeleton }

export function meta() {
  return officeMeta(title)
}

export const clientLoader = () => beginRead(query)

/** What Home features, in its order. */
export default function FeaturedScreen() {
  const { data, error, refetch } = useQuery(query)
  return (
    <Screen>
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to load featured products"
        skeleton={<RowSkeletons />}
      />
      {data?.products.length === 0 && <NothingFeatured />}
      {data && data.products.length > 0 && <FeaturedRows products={data.products} />}
    </Screen>
  )
}

function Screen({ children }: React.PropsWithChildren) {
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title={title}
        subtitle={`Home shows them in this order, at most ${mostFeatured}. A draft is left out until it is published.`}
      >
        <ProductTabs />
      </ScreenHeader>
      {children}
    </div>
  )
}

function NothingFeatured() {
  return (
    <EmptyState
      title="No product is featured"
      hint="Home shows the newest that are in stock. Press the star of a product to feature it instead."
    >
      <ButtonLink to={productLists.table.path} look="action">
        Choose products
      </ButtonLink>
    </EmptyState>
  )
}

function FeaturedRows({ products }: { products: ProductRecord[] }) {
  const { tiles, moves, ...order } = useOrderedTiles({
    rows: products,
    store: (ids) => callApi(productCalls.orderFeatured, { ids }),
    failureOf: (error) => failureUnder(featuredOrderMessages.failed, error),
    reads: [productCalls.listFeatured],
  })
  const change = useInlineChange()
  const mayChange = useMay(productCalls.orderFeatured)
  const failure = order.failure ?? change.failure
  return (
    <div className="@container flex flex-col gap-4">
      {failure && <Banner {...failure} />}
      <ol aria-label="Featured products in their order" className={gridLook}>
        {tiles.map((tile) => (
          <li
            key={tile.id}
            draggable={mayChange && tiles.length > 1}
            {...moves.dragPropsOf(tile)}
            aria-busy={change.isBusy(tile.id)}
            className={`${cardLook} ${change.isBusy(tile.id) ? 'opacity-40' : ''}`}
          >
            <ProductThumbnail
              product={tile}
              className="w-24 @lg:aspect-[16/9] @lg:w-full"
              pictogram="size-12"
            />
            <div className="flex min-w-0 grow flex-col">
              <div className="px-2.5 pt-2 text-sm">
                <p className="line-clamp-2 font-semibold wrap-anywhere">
                  {tile.at + 1}. <bdi>{tile.name}</bdi>
                </p>
                <p className="line-clamp-1 wrap-anywhere text-ink-soft">
                  <ProductMaker product={tile} />
                </p>
              </div>
              <Permitted call={productCalls.orderFeatured}>
                <div className="mt-auto flex flex-wrap items-center pt-1">
                  {moves.stepButtonsOf(tile)}
                  <Button
                    look="quiet"
                    aria-label={`Remove ${tile.name} from Home`}
                    onClick={() => void change.run({ product: tile, values: { featured: 'No' } })}
                    className="ml-auto px-2! text-ink-soft!"
                  >
                    Remove
                  </Button>
                </div>
              </Permitted>
            </div>
          </li>
        ))}
      </ol>
      {moves.status}
    </div>
  )
}

const gridLook = 'grid gap-3 @lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]'

const cardLook =
  'flex min-w-0 overflow-hidden rounded-md border border-hairline bg-surface @lg:flex-col ' +
  '[&[draggable=true]]:cursor-grab'

function RowSkeletons() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 border-t border-hairline pt-4">
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="h-11" />
      ))}
    </div>
  )
}

function ScreenSkeleton() {
  return (
    <Screen>
      <RowSkeletons />
    </Screen>
  )
}
