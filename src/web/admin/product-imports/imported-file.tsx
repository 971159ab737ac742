import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { importStateText } from '#contract/product-imports/product-import.ts'
import type { ImportedRow, ProductImport } from '#contract/product-imports/product-import.ts'
import { listLimits } from '#contract/list-limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { timeText } from '../../ui/format.ts'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { listHandle, ListSkeleton } from '../lists/list-screen.tsx'
import { officeMeta } from '../office-meta.ts'
import { beginRead, callQuery } from '../session/call-query.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportedRows } from './import-rows.tsx'
import { ImportSteps, useApply } from './import-steps.tsx'
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
        subtitle={data ? `${importStateText(data)} · ${timeText(data.createdAt)}` : ''}
        back={{ to: '/admin/products/import', text: 'Import and export' }}
      />
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to load the import"
        skeleton={<ListSkeleton text={loading} />}
      />
      {data && (
        <>
          <ImportSteps found={data} apply={apply} />
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
