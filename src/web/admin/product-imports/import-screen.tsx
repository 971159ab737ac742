import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { countText } from '#contract/count-text.ts'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import {
  importStateText,
  productImportLimits,
  productImportMessages,
} from '#contract/product-imports/product-import.ts'
import type { ProductImport } from '#contract/product-imports/product-import.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { FileInput } from '../forms/file-drop.tsx'
import { UploadBar } from '../forms/progress-bar.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { listHandle, ListSkeleton } from '../lists/list-screen.tsx'
import { saveBlob } from '../lists/save-blob.ts'
import { csvFileName } from '../lists/csv.ts'
import { useListAddress } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { productLists, queryTarget } from '../products/office-products.ts'
import type { ProductQuery } from '../products/office-products.ts'
import { ProductTabs } from '../products/product-tabs.tsx'
import { failureUnder } from '../session/api-error.ts'
import { callApi, downloadFile } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { Permitted } from '../session/permitted.tsx'
import { beginPermittedRead } from '../session/session-query.ts'
import { useUpload } from '../session/use-upload.ts'
import { useWrite } from '../session/use-write.ts'
import { countsText, importPath } from './import-texts.ts'

const loading = 'Loading the imports...'

export const meta = () => officeMeta('Import and export')
export const handle = listHandle(loading)

export const clientLoader = () => beginPermittedRead(productImportCalls.list, {})

export default function ImportScreen() {
  const { query } = useListAddress(productLists.table)
  return (
    <div className="flex flex-col gap-8">
      <ScreenHeader title="Import and export" subtitle="Products from and to CSV and Excel files">
        <ProductTabs query={query} />
      </ScreenHeader>
      <Permitted call={productImportCalls.check}>
        <ImportPart />
      </Permitted>
      <ExportPart query={query} />
      <Permitted call={productImportCalls.list}>
        <EarlierImports />
      </Permitted>
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="flex max-w-3xl flex-col gap-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** The file is checked first: the next screen says what it would do. */
function ImportPart() {
  const file = useRef<HTMLInputElement>(null)
  const pictures = useRef<HTMLInputElement>(null)
  const [isChosen, setChosen] = useState(false)
  const navigate = useNavigate()
  const { progress, run, cancel } = useUpload(productImportMessages.cancelled)
  const check = useWrite({
    store: (form: FormData) =>
      run((options) => callApi(productImportCalls.check, { form }, options)),
    failureOf: (error) => failureUnder(productImportMessages.uploadFailed, error),
    onStored: ({ importId }) => void navigate(importPath(importId)),
    outdates: [productImportCalls.list],
  })
  const send = () => {
    const form = new FormData()
    const [list] = file.current?.files ?? []
    const [zip] = pictures.current?.files ?? []
    if (list) form.set('file', list)
    if (zip) form.set('pictures', zip)
    void check.run(form)
  }
  const rows = countText(productImportLimits.rows)
  return (
    <Part title="Import">
      {check.failure && <Banner {...check.failure} />}
      <fieldset disabled={progress !== undefined} className="contents">
        <FileInput
          label="CSV or Excel file"
          hint={`Up to ${rows} rows and 50 MB. One row names the columns; a title above it is left out. A product is found by its ID, else by brand and model number; others are added.`}
          ref={file}
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={({ target }) => setChosen(target.files?.length === 1)}
        />
        <FileInput
          label="Images (ZIP)"
          hint="Optional, up to 200 MB. Files are named by the model number (TB-14 G3.jpg, TB-14 G3-2.jpg) or in the column Images."
          ref={pictures}
          accept=".zip"
        />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="action" disabled={!isChosen} aria-disabled={check.isBusy()} onClick={send}>
          {check.isBusy() ? 'Checking...' : 'Check the file'}
        </Button>
        {progress && <Button onClick={cancel}>Cancel upload</Button>}
        {progress && <UploadBar text="Uploading the file..." progress={progress} />}
      </div>
      <p className="text-sm text-ink-soft">Nothing is stored until you have checked the result.</p>
    </Part>
  )
}

const formats = [
  ['csv', 'Export CSV'],
  ['xlsx', 'Export Excel'],
] as const

/** What the filters of the list find, from which one has come. */
function ExportPart({ query }: { query: ProductQuery }) {
  const filters = queryTarget(query).query
  const named = Object.values(filters).filter((text) => text !== undefined)
  const download = useWrite({
    async store(format: 'csv' | 'xlsx') {
      const file = await downloadFile(productImportCalls.export, { ...filters, format })
      saveBlob(csvFileName('products', new Date()).replace(/csv$/, format), file)
    },
    failureOf: (error) => failureUnder(productImportMessages.downloadFailed, error),
  })
  return (
    <Part title="Export">
      {download.failure && <Banner {...download.failure} />}
      <p className="wrap-anywhere">
        {named.length > 0 ? `Products that match: ${named.join(', ')}.` : 'All products.'} The file
        can be changed and imported again.
      </p>
      <div className="flex flex-wrap gap-3">
        {formats.map(([format, text]) => (
          <Button
            key={format}
            aria-disabled={download.isBusy()}
            onClick={() => void download.run(format)}
          >
            {text}
          </Button>
        ))}
      </div>
    </Part>
  )
}

function EarlierImports() {
  const { data, error, refetch } = useQuery(callQuery(productImportCalls.list, {}))
  return (
    <Part title="Earlier imports">
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to load the imports"
        skeleton={<ListSkeleton text={loading} />}
      />
      {data?.imports.length === 0 && (
        <p className="text-ink-soft">No file has been imported yet.</p>
      )}
      {data && data.imports.length > 0 && (
        <ul aria-label="Earlier imports" className="border-t border-hairline">
          {data.imports.map((one) => (
            <EarlierImport key={one.importId} {...one} />
          ))}
        </ul>
      )}
    </Part>
  )
}

function EarlierImport(one: ProductImport) {
  return (
    <li className="border-b border-hairline py-2">
      <Link
        to={importPath(one.importId)}
        className="tall-link font-semibold text-action wrap-anywhere"
      >
        {one.fileName}
      </Link>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {importStateText(one)} · {timeText(one.createdAt)} · <bdi>{one.by}</bdi> · {countsText(one)}
      </p>
    </li>
  )
}
