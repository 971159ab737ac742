import { productCategories, stockStatuses } from '#contract/products/product.ts'
import { Banner } from '../ui/banner.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { CategoryPictogram } from '../ui/category-pictogram.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { priceText, timeText } from '../ui/format.ts'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner, SpinnerMark } from '../ui/spinner.tsx'
import { StockBadge } from '../ui/stock-badge.tsx'
import { StoredPicture } from '../ui/stored-picture.tsx'
import { FieldStates } from './field-states.tsx'
import { OpenedParts } from './opened-parts.tsx'
import { Shelf } from './shelf.tsx'

const long = 'A name that goes on '.repeat(6).trim()
const looks = ['action', 'plain', 'quiet', 'danger'] as const

/** Every part of web/ui in every state, at /parts: for those who develop, and in no build. */
export default function Parts() {
  return (
    <main className="office wrap py-8">
      <title>Parts</title>
      <h1 className="text-3xl font-bold tracking-tight">Parts</h1>
      <Shelf name="Button">
        {looks.map((look) => (
          <div key={look} className="flex flex-wrap gap-3">
            <Button look={look}>{look}</Button>
            <Button look={look} disabled>
              <SpinnerMark />
              Saving...
            </Button>
            <ButtonLink look={look} to="/parts">
              Link
            </ButtonLink>
            <ButtonAnchor look={look} href="mailto:a@b.example">
              Anchor
            </ButtonAnchor>
          </div>
        ))}
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
      </Shelf>
      <Shelf name="Dialog, tabs, toast">
        <OpenedParts />
      </Shelf>
      <Shelf name="Empty, on its way">
        <EmptyState title="Nothing here" hint={long}>
          <Button look="action">Add one</Button>
        </EmptyState>
        <Spinner text="Loading..." />
        <Skeleton className="h-4 w-64" />
      </Shelf>
      <Shelf name="Pager">
        {[
          [1, 2],
          [3, 5],
          [50, 100],
        ].map(([page = 1, pages = 1]) => (
          <Pager key={pages} page={page} pages={pages} label={`${pages}`} addressOf={() => ''} />
        ))}
      </Shelf>
      <Shelf name="Facts">
        <p className="flex gap-3">
          {stockStatuses.map((status) => (
            <StockBadge key={status} status={status} />
          ))}
        </p>
        <p className="tabular-nums">
          {[0, 999, 1_234_567.5].map((price) => priceText(price)).join(' · ')} ·{' '}
          {timeText('2026-11-21T08:30:00.000Z')}
        </p>
      </Shelf>
      <Shelf name="Drawings">
        <div className="flex flex-wrap gap-3 text-ink-soft">
          <BrandMark className="size-16 text-action" />
          {productCategories.map((category) => (
            <CategoryPictogram key={category} category={category} className="size-16" />
          ))}
        </div>
        <div className="flex size-32 border border-hairline">
          <StoredPicture picture={lost} alt="" sizes="8rem" fallback={<p>It cannot be had</p>} />
        </div>
      </Shelf>
    </main>
  )
}

const lost = {
  key: 'lost',
  originalName: 'lost.png',
  width: 640,
  height: 480,
  widths: [320, 640],
  hasAvif: false,
  placeholder: 'data:,',
}
