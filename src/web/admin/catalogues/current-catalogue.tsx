import { useQuery } from '@tanstack/react-query'
import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { retention } from '#contract/privacy/retention.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsHidden } from '../categories/use-categories.tsx'
import { useQuestion } from '../forms/use-question.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { failureOf, failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'

function useCatalogue(category: string) {
  const { data, error, refetch } = useQuery(callQuery(catalogueCalls.findStored, { category }))
  const failure = error ? failureOf(error, catalogueMessages.fetchFailed) : undefined
  return { isKnown: Boolean(data ?? error), ...data, failure, refetch }
}

/** The file that a category offers, as a link to it. */
export function CatalogueName({ category }: { category: string }) {
  const { isKnown, catalogue, changedSince, failure } = useCatalogue(category)
  const isHidden = useIsHidden(category)
  if (!isKnown) return <Skeleton className="my-1 h-3.5 w-40 max-w-full" />
  if (failure) return <span className="text-danger">{failure.title}</span>
  if (!catalogue) return <span className="text-ink-soft">{catalogueMessages.made}</span>
  if (isHidden) return catalogue.originalName
  return (
    <>
      <a href={catalogue.url} target="_blank" rel="noopener" className="text-action">
        {catalogue.originalName}
      </a>
      <CatalogueAge changedSince={changedSince} />
    </>
  )
}

/** Says where products have changed since, so that the PDF may name old prices. */
function CatalogueAge({ changedSince = 0 }: { changedSince?: number | undefined }) {
  if (changedSince === 0) return null
  return (
    <span className="block text-sm text-amber">{catalogueMessages.outdated(changedSince)}</span>
  )
}

type CurrentCatalogueProps = {
  category: string
  /** Its button is about to disappear, and the focus with it. */
  onDeleted: () => void
}

/** The stored catalogue. It belongs to all products of the category, so a deletion takes effect at once. */
export function CurrentCatalogue({ category, onDeleted }: CurrentCatalogueProps) {
  const { isKnown, catalogue, changedSince, failure, refetch } = useCatalogue(category)
  const deletion = useWrite({
    store: (category: string) => callApi(catalogueCalls.delete, { category }),
    failureOf: (error) => failureUnder(catalogueMessages.deleteFailed, error),
    onStored({ message, deletedId: id }) {
      onDeleted()
      announceDeletion({ kind: 'catalogue', id, message, reads: [catalogueCalls.findStored] })
    },
    outdates: [catalogueCalls.findStored],
  })
  const isBusy = deletion.isBusy()
  const isHidden = useIsHidden(category)
  const question = useQuestion<string>({
    textsOf: (category) => ({
      question: 'Are you sure you want to delete this catalogue?',
      hint: `It is the catalogue of all ${category}. It is removed from the site immediately and stays in the trash for ${retention.trashDays} days.`,
      yes: 'Delete',
    }),
    onYes: (category) => void deletion.run(category),
  })
  if (!isKnown) return <Skeleton className="h-11 w-full md:h-9" />
  const shown = failure ?? deletion.failure
  return (
    <>
      {shown && (
        <Banner {...shown}>
          {failure && <Button onClick={() => void refetch()}>Try again</Button>}
        </Banner>
      )}
      {catalogue === null && <p className="text-sm text-ink-soft">{catalogueMessages.made}</p>}
      {catalogue && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OfficeIcon name="file" className="size-5 text-ink-soft" />
          <p className="min-w-0 grow basis-40 text-sm wrap-anywhere">
            <span className="sr-only">Current catalogue: </span>
            {catalogue.originalName}
            {isHidden && (
              <span className="block text-ink-soft">
                Not on the site while {category} is hidden.
              </span>
            )}
            <CatalogueAge changedSince={changedSince} />
          </p>
          <div className="flex flex-wrap gap-2">
            {!isHidden && (
              <ButtonAnchor
                href={catalogue.url}
                target="_blank"
                rel="noopener"
                aria-label={`View the catalogue of ${category}`}
              >
                View
              </ButtonAnchor>
            )}
            <Button onClick={() => question.ask(category)} aria-disabled={isBusy}>
              {isBusy ? 'Deleting...' : 'Delete Catalogue'}
            </Button>
          </div>
        </div>
      )}
      {question.dialog}
    </>
  )
}
