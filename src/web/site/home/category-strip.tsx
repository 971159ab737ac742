import { Link } from 'react-router'
import { productCategories } from '#contract/products/product.ts'
import { CategoryPictogram } from '../../ui/category-pictogram.tsx'
import { listAddress } from '../frame/list-address.ts'

export function CategoryStrip({ heading }: { heading: string }) {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-xl font-bold tracking-tight">
        {heading}
      </h2>
      <ul className="cell-grid category-strip sheet mt-3 border-y border-hairline">
        {productCategories.map((category) => (
          <li key={category}>
            <Link
              to={listAddress('', { category })}
              prefetch="intent"
              className="group flex h-full flex-col items-center gap-1.5 px-2 py-4 text-center text-sm leading-tight font-semibold no-underline hover:bg-surface"
            >
              <CategoryPictogram
                category={category}
                className="size-16 max-w-full text-ink-soft group-hover:text-action"
              />
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
