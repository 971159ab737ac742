import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { countText, productsText } from '#contract/count-text.ts'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import {
  importStateTexts,
  productImportMessages,
} from '#contract/product-imports/product-import.ts'
import type { ImportedRow, ProductImport } from '#contract/product-imports/product-import.ts'
import type { RefusedProduct } from '#contract/products/product-change.ts'
import { listLimits } from '#contract/list-limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { ProgressBar } from '../forms/progress-bar.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { listHandle, ListSkeleton } from '../lists/list-screen.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { officeMeta } from '../office-meta.ts'
import { productReads } from '../products/announce-change.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportedRows } from './import-rows.tsx'
import { rowsAddress } from './import-texts.ts'
import { MendDialog } from './mend-dialog.tsx'
import type { Route } from './+types/imported-file.ts'

const loading = 'Loading the import...'

export const meta = () => officeMeta('Import')
export const handle = listHandle(loading)

export function clientLoader({ params: { id }, url }: Route.ClientLoaderArgs) {
  beginRead(readOf(id, url.searchParams))
}

function readOf(id: string, params: URLSearchParams) {
  const { outcome, page } = rowsAddress(id).queryOf(params)
  const limit = listLimits.onPage
  return callQuery(productImportCalls.find, { id, outcome: outcome || undefined, page, limit })
}

/** Milliseconds between two reads of the progress. */
const interval = 1000

/** Milliseconds without a stored row after which nobody seems to store any. */
const stalledAfter = 15_000

/** Whether the number of stored rows has grown lately: another tab, or this one before a reload, stores them. */
function watchGrowth() {
  let [known, since] = [-1, 0]
  return ({ state, applied }: ProductImport) => {
    if (applied !== known) [known, since] = [applied, Date.now()]
    return state === 'applying' && Date.now() - since < stalledAfter
  }
}

export default function ImportedFile({ params: { id } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const [mended, setMended] = useState<ImportedRow>()
  const apply = useApply(id)
  const [isGrowing] = useState(watchGrowth)
  const { data, error, refetch } = useQuery({
    ...readOf(id, params),
    refetchInterval({ state: { data } }) {
      const isStoring = apply.isBusy() || (data !== undefined && isGrowing(data))
      return isStoring ? interval : false
    },
  })
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title={data?.fileName ?? 'Import'}
        subtitle={data ? `${importStateTexts[data.state]} · ${timeText(data.createdAt)}` : ''}
        back={{ to: '/admin/products/import', text: 'Import and export' }}
      />
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to load the import"
        skeleton={<ListSkeleton text={loading} />}
      />
      {data && (
        <>
          <Steps found={data} apply={apply} />
          {data.unusedPictures.length > 0 && (
            <Banner
              tone="warning"
              title="Images of the ZIP file that match no row"
              detail={data.unusedPictures.join(', ')}
            />
          )}
          {data.state === 'checked' && data.applied === 0 && (
            <ImportColumns key={JSON.stringify(data.columns)} id={id} found={data} />
          )}
          <ImportedRows id={id} found={data} onMend={setMended} />
        </>
      )}
      {data && mended && (
        <MendDialog
          id={id}
          row={mended}
          columns={data.columns}
          onClose={() => setMended(undefined)}
        />
      )}
    </div>
  )
}

function useApply(id: string) {
  return useWrite({
    store: () => callApi(productImportCalls.apply, { id }),
    failureOf: (error) => failureUnder(productImportMessages.applyFailed, error),
    announces: ({ message }) => message,
    outdates: [productImportCalls.find, productImportCalls.list, ...productReads],
  })
}

type StepsProps = { found: ProductImport; apply: ReturnType<typeof useApply> }

/** What can be done with the file now. */
function Steps({ found, apply }: StepsProps) {
  const { importId: id, state, applied, created, changed } = found
  const [left, setLeft] = useState<RefusedProduct[]>([])
  const undo = useWrite({
    store: () => callApi(productImportCalls.undo, { id }),
    failureOf: (error) => failureUnder(productImportMessages.undoFailed, error),
    announces: ({ message }) => message,
    onStored: ({ refused }) => setLeft(refused),
    outdates: [productImportCalls.find, productImportCalls.list, ...productReads],
  })
  const waiting = created + changed - applied
  const isApplying = apply.isBusy()
  useFocusFallback(`${state} ${isApplying}`)
  const mayApply = state !== 'undone' && state !== 'reading' && waiting > 0
  return (
    <section aria-label="What to do" className="flex flex-col gap-3">
      {apply.failure && <Banner {...apply.failure} />}
      {undo.failure && <Banner {...undo.failure} />}
      {state === 'applying' && !isApplying && (
        <Banner
          tone="warning"
          title="This import is not complete. Continue or undo it."
          detail={`${countText(applied)} of ${productsText(created + changed)} are stored. While the number grows, they are still being stored.`}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {mayApply && !isApplying && (
          <Button look="action" onClick={() => void apply.run(undefined)}>
            {state === 'applying' ? 'Go on' : `Apply ${productsText(waiting)}`}
          </Button>
        )}
        {isApplying && (
          <ProgressBar
            text="Storing the products..."
            done={applied}
            total={created + changed}
            doneText="Storing..."
          />
        )}
        {applied > 0 && state !== 'undone' && !isApplying && (
          <Button aria-disabled={undo.isBusy()} onClick={() => void undo.run(undefined)}>
            {undo.isBusy() ? 'Undoing...' : 'Undo the import'}
          </Button>
        )}
      </div>
      {left.length > 0 && <LeftProducts left={left} />}
    </section>
  )
}

function LeftProducts({ left }: { left: RefusedProduct[] }) {
  return (
    <div role="status">
      <p className="font-semibold">Not changed:</p>
      <ul className="list-disc pl-5 text-sm">
        {left.map(({ id, name, reason }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{name}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
