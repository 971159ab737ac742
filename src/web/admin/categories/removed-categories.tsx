import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryMessages } from '#contract/categories/category.ts'
import type { RemovedCategory } from '#contract/categories/category.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { Permitted } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { categoryReads } from './use-category-changes.ts'

/** Those that were removed or merged last. */
export function RemovedCategories({ removed }: { removed: RemovedCategory[] }) {
  const { run, failure, isBusy } = useWrite({
    store: ({ id }: RemovedCategory) => callApi(categoryCalls.restore, { id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, categoryMessages.restoreFailed),
    announces: ({ message }) => message,
    outdates: categoryReads,
  })
  return (
    <section aria-labelledby="removed-categories" className="mt-6">
      <h2 id="removed-categories" className="text-base font-semibold">
        Removed
      </h2>
      {failure && <Banner {...failure} />}
      <ul className="-mx-4 mt-2 border-t border-hairline md:mx-0">
        {removed.map((category) => (
          <li
            key={category.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline px-4 py-2 md:px-2"
          >
            <p className="min-w-0 grow basis-72 text-sm wrap-anywhere">
              <bdi className="font-semibold">{category.name}</bdi>{' '}
              <span className="text-ink-soft">{removalText(category)}</span>
            </p>
            <Permitted call={categoryCalls.restore}>
              <Button
                look="quiet"
                aria-label={`Restore ${category.name}`}
                onClick={() => void run(category)}
                aria-disabled={isBusy(category.id)}
                className="-ml-3 px-2.5! md:ml-0"
              >
                Restore
              </Button>
            </Permitted>
          </li>
        ))}
      </ul>
    </section>
  )
}

function removalText({ mergedInto, removedAt }: RemovedCategory) {
  const outcome = mergedInto ? `merged into ${mergedInto}` : 'removed'
  return `${outcome}, ${timeText(removedAt)}`
}
