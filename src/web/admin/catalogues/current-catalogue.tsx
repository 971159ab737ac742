import { useState } from 'react'
import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { announce } from '../../ui/toasts.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { failureUnder } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useCatalogue } from './use-catalogue.ts'

/** What the category has now. It belongs to all its products, so it goes at once and not with the form. */
export function CurrentCatalogue({ category }: { category: string }) {
  const { found, askAgain, becomeNone } = useCatalogue(category)
  const deletion = useDeletion(category, becomeNone)
  if (!found) return <Skeleton className="h-11 w-full md:h-9" />
  const { catalogue } = found
  const failure = found.failure ?? deletion.failure
  return (
    <>
      {failure && (
        <Banner {...failure}>
          {found.failure && <Button onClick={askAgain}>Try again</Button>}
        </Banner>
      )}
      {catalogue === null && <p className="text-sm text-ink-soft">{catalogueMessages.none}</p>}
      {catalogue && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OfficeIcon name="file" className="size-5 text-ink-soft" />
          <p className="min-w-0 grow basis-40 text-sm wrap-anywhere">
            <span className="sr-only">Current catalogue: </span>
            {catalogue.originalName}
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonAnchor
              href={catalogue.url}
              target="_blank"
              rel="noopener"
              aria-label={`View the catalogue of ${category}`}
            >
              View
            </ButtonAnchor>
            <Button onClick={deletion.ask} aria-disabled={deletion.isGoing}>
              {deletion.isGoing ? 'Deleting...' : 'Delete Catalogue'}
            </Button>
          </div>
        </div>
      )}
      {deletion.isAsked && (
        <ConfirmDialog
          question="Are you sure you want to delete this catalogue?"
          hint={`It is the catalogue of all ${category}. It leaves the site at once.`}
          yes="Delete"
          onYes={deletion.confirm}
          onNo={deletion.withdraw}
        />
      )}
    </>
  )
}

function useDeletion(category: string, onDeleted: () => void) {
  const [state, setState] = useState<'idle' | 'asked' | 'going'>('idle')
  const [failed, setFailed] = useState<{ of: string; failure: Failure }>()

  async function run() {
    setState('going')
    setFailed(undefined)
    try {
      await callApi(catalogueCalls.delete, { category })
      announce(catalogueMessages.deleted)
      onDeleted()
    } catch (error) {
      const failure = failureUnder(catalogueMessages.deleteFailed, error)
      setFailed({ of: category, failure })
    } finally {
      setState('idle')
    }
  }

  return {
    failure: failed?.of === category ? failed.failure : undefined,
    isAsked: state === 'asked',
    isGoing: state === 'going',
    ask: () => state === 'idle' && setState('asked'),
    confirm: () => void run(),
    withdraw: () => setState('idle'),
  }
}
