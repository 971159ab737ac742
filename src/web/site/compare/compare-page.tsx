import { Link, redirect } from 'react-router'
import {
  compareAddress,
  comparedMessages,
  mostCompared,
} from '#contract/products/compared-products.ts'
import { figureParts } from '#contract/products/figure-parts.ts'
import { joinNumberedRows } from '#contract/products/numbered-rows.ts'
import type { ProductCard } from '#contract/products/product.ts'
import { comparedIds, findComparison } from '#domain/products/find-comparison.ts'
import type { ComparedRow } from '#domain/products/find-comparison.ts'
import { webContext } from '../../app-context.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { WholeFigures } from '../../ui/products/whole-figures.tsx'
import { PageFailure } from '../errors/page-failure.tsx'
import { listAddress } from '../frame/list-address.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { CategoryStrip } from '../home/category-strip.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import type { Route } from './+types/compare-page'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const named = url.searchParams.getAll('ids')
  const ids = comparedIds(named)
  const isShort = url.searchParams.get('only') === 'differences'
  const shown = ids.slice(0, mostCompared)
  // A form without scripts names each product by itself.
  if (named.length > 1) throw redirect(compareAddress(ids.slice(0, mostCompared + 1), { isShort }))
  const comparison = await findComparison(app, shown)
  const notes = [
    ...(ids.length > mostCompared ? [comparedMessages.tooMany] : []),
    ...(comparison.missing > 0 ? [comparedMessages.gone(comparison.missing)] : []),
    ...(comparison.products.length === 1 ? [comparedMessages.one] : []),
  ]
  const rows = joinNumberedRows(comparison.rows.filter(({ isSame }) => !isShort || !isSame))
  return { products: comparison.products, rows: rows.map(shownRow), isShort, notes }
}

type ShownRow = Omit<ComparedRow, 'texts'> & {
  /** The parts of each value, none where it is not stated. */
  cells: string[][]
}

function shownRow({ texts, ...row }: ComparedRow): ShownRow {
  return { ...row, cells: texts.map((text) => (text === '' ? [] : figureParts(text))) }
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, noneHint } = comparedMessages
  return pageMeta(matches[0].loaderData.site, { title, description: noneHint, isHidden: true })
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, rows, isShort, notes } = loaderData
  const ids = products.map(({ id }) => id)
  return (
    <div className="compare-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-4 py-2 md:justify-start md:py-4">
        <h1 className="text-xl font-bold tracking-tight md:text-2xl">{comparedMessages.title}</h1>
        {products.length > 1 && (
          <Link
            to={compareAddress(ids, { isShort: !isShort })}
            preventScrollReset
            className="footer-link text-sm font-semibold text-action print:hidden"
          >
            {isShort ? 'Show all rows' : 'Show differences only'}
          </Link>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} role="status" className="pb-2 text-ink-soft">
          {note}
        </p>
      ))}
      {products.length === 0 ? (
        <NothingCompared />
      ) : (
        <>
          <CompareTable products={products} rows={rows} />
          {products.length > 1 && rows.length === 0 && (
            <p className="py-4">{comparedMessages.allTheSame}</p>
          )}
          <NextSteps products={products} />
        </>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} failed="Failed to load the comparison" />
}

function NothingCompared() {
  return (
    <>
      <div className="border-t border-hairline">
        <EmptyState title={comparedMessages.none} hint={comparedMessages.noneHint}>
          <ButtonLink look="action" to="/products">
            Choose products
          </ButtonLink>
        </EmptyState>
      </div>
      <div className="mt-10">
        <CategoryStrip heading="Categories" />
      </div>
    </>
  )
}

/** One enquiry for all of them, on every part of the table, and back to the list from which most came. */
function NextSteps({ products }: { products: ProductCard[] }) {
  const category = products[0]?.category ?? ''
  const ids = products.map(({ id }) => id).join()
  return (
    <div className="enquiry-bar flex flex-wrap items-center gap-3 border-t border-hairline bg-paper py-2.5 max-md:-mx-4 max-md:px-4 print:hidden">
      <ButtonLink look="action" to={`/enquiry?product=${ids}`} className="max-md:grow">
        {products.length === 1 ? 'Enquire Now' : 'Enquire about all'}
      </ButtonLink>
      <ButtonLink to={listAddress('', { category })}>All {category}</ButtonLink>
      <ButtonAnchor href={`/product-catalogue?ids=${ids}`} rel="nofollow">
        <span>
          <span className="max-md:sr-only">
            {products.length === 1 ? 'This product as ' : 'These products as '}
          </span>
          PDF
        </span>
      </ButtonAnchor>
    </div>
  )
}

type CompareTableProps = { products: ProductCard[]; rows: ShownRow[] }

function CompareTable({ products, rows }: CompareTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
    <div role="region" aria-label="Comparison" tabIndex={0} className="compare-scroll sheet">
      <table className="compare-table" aria-label={comparedMessages.title}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <ComparedHead product={product} products={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {products.map((product) => (
              <td
                key={product.id}
                className="font-semibold figures **:whitespace-normal lg:text-lg"
              >
                <ShownPrice product={product} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Stock</th>
            {products.map(({ id, stockStatus }) => (
              <td key={id}>
                <StockBadge status={stockStatus} />
              </td>
            ))}
          </tr>
          {rows.map((row, i) => (
            <tr key={i} className={row.isSame && products.length > 1 ? 'is-same' : ''}>
              <th scope="row">{row.label}</th>
              {row.cells.map((parts, at) => (
                <td key={at} dir="auto" className={row.isNumber ? 'figures' : ''}>
                  {parts.length > 0 ? <WholeFigures parts={parts} /> : <NotSaid />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NotSaid() {
  return (
    <span className="text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">not stated</span>
    </span>
  )
}

type ComparedHeadProps = { product: ProductCard; products: ProductCard[] }

function ComparedHead({ product, products }: ComparedHeadProps) {
  const { id, path, name, picture, category } = product
  const others = products.filter((other) => other.id !== id)
  return (
    <div className="compared-head">
      <span className="picture-tile **:ml-0!">
        <ProductPicture picture={picture} category={category} alt="" sizes="8rem" />
      </span>
      <Link
        to={path}
        className="line-clamp-4 max-md:line-clamp-2 leading-snug font-semibold hover:text-action hover:underline"
      >
        <bdi>{name}</bdi>
      </Link>
      <Link
        to={compareAddress(others.map((other) => other.id))}
        className="compared-remove print:hidden"
      >
        <span aria-hidden="true">×</span>
        <span className="sr-only">Remove {name}</span>
      </Link>
    </div>
  )
}
