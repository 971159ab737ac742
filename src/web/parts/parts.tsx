import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { categoryIcons } from '#contract/categories/category.ts'
import { stockStatuses } from '#contract/products/product.ts'
import { findFeaturedProducts } from '#domain/products/find-featured-products.ts'
import { webContext } from '../app-context.ts'
import { Banner } from '../ui/banner.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Button } from '../ui/button.tsx'
import { Pictogram } from '../ui/category-pictogram.tsx'
import { EmptyState } from '../ui/display/empty-state.tsx'
import { priceText } from '#contract/products/price-text.ts'
import { timeText } from '../ui/format.ts'
import { Pager } from '../ui/pager/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SpinnerMark } from '../ui/spinner.tsx'
import { StockBadge } from '../ui/products/stock-badge.tsx'
import { ButtonStates } from './button-states.tsx'
import { FieldStates } from './field-states.tsx'
import { OpenedParts } from './opened-parts.tsx'
import { PictureStates } from './picture-states.tsx'
import { Shelf } from './shelf.tsx'

const long = 'A name that goes on '.repeat(6).trim()

/** A picture that is really there: of the newest product that has one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [newest] = await findFeaturedProducts(context.get(webContext).app, {
    most: 1,
    newest: 1,
  })
  return { picture: newest?.picture ?? undefined }
}

/** Every part of web/ui in every state, at /parts: for those who develop, and in no build. */
export default function Parts() {
  const { picture } = useLoaderData<typeof loader>()
  return (
    <main className="office wrap py-8">
      <title>Parts</title>
      <h1 className="text-3xl font-bold tracking-tight">Parts</h1>
      <Shelf name="Button">
        <ButtonStates />
      </Shelf>
      <Shelf name="Field">
        <FieldStates />
      </Shelf>
      <Shelf name="Banner">
        {(['failure', 'warning', 'note'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={`A ${tone}`} detail={long}>
            <Button>Try again</Button>
          </Banner>
        ))}
        <Banner title="A failure of one line" />
      </Shelf>
      <Shelf name="Dialog, tabs, toast">
        <OpenedParts />
      </Shelf>
      <Shelf name="Empty, on its way">
        <EmptyState title="Nothing here" hint={long}>
          <Button look="action">Add one</Button>
        </EmptyState>
        <EmptyState title="Nothing here either" />
        <SpinnerMark />
        <Skeleton className="h-4 w-64" />
      </Shelf>
      <Shelf name="Pager">
        {[
          [1, 2],
          [3, 5],
          [50, 100],
          [9, 9],
        ].map(([page = 1, pages = 1]) => (
          <Pager
            key={pages}
            {...{ page, pages }}
            label={`Page ${page} of ${pages}`}
            addressOf={() => ''}
          />
        ))}
      </Shelf>
      <Shelf name="Facts">
        <p className="flex flex-wrap gap-3">
          {stockStatuses.map((status) => (
            <StockBadge key={status} status={status} />
          ))}
        </p>
        <p className="figures">
          {[0, 999, 1_234_567.5].map((price) => priceText(price)).join(' · ')} ·{' '}
          {timeText('2026-11-21T08:30:00.000Z')}
        </p>
      </Shelf>
      <Shelf name="Drawings">
        <div className="flex flex-wrap gap-3 text-ink-soft">
          <BrandMark className="size-16 text-action" />
          {categoryIcons.map((icon) => (
            <Pictogram key={icon} icon={icon} className="size-16" />
          ))}
        </div>
      </Shelf>
      <Shelf name="Stored picture">
        <PictureStates picture={picture} />
      </Shelf>
    </main>
  )
}
