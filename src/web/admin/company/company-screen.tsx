import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyCalls } from '#contract/company/company-calls.ts'
import { companyMessages } from '#contract/company/company.ts'
import type { CompanyRecord } from '#contract/company/company.ts'
import { SpinnerMark } from '../../ui/spinner.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { callQuery } from '../session/call-query.ts'
import { usePermissions } from '../session/permitted.tsx'
import { CompanyEditor } from './company-editor.tsx'
import { CompanyHistory } from './company-history.tsx'

export const meta = () => officeMeta('Company')
export const handle: OfficeHandle = { skeleton: LoadingCompany }

/** What the site says about the company. A cached one is not edited: its version may be an old one. */
export default function CompanyScreen() {
  const query = callQuery(companyCalls.find, {})
  const { data, error, isFetchedAfterMount, refetch } = useQuery(query)
  const isThere = isFetchedAfterMount && data !== undefined
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title="Company"
        subtitle="Shown on every page, in e-mails and to search engines. Changes appear on the site immediately."
      />
      <ReadState
        {...{ error, refetch }}
        data={isThere ? data : undefined}
        failed={companyMessages.loadFailed}
        skeleton={<LoadingCompany />}
      />
      {isThere && <Company company={data.company} />}
    </div>
  )
}

function Company({ company }: { company: CompanyRecord }) {
  const canEdit = usePermissions()('company.edit')
  const [restored, setRestored] = useState<CompanyRecord>()
  return (
    <>
      {!canEdit && (
        <p className="text-sm text-ink-soft">
          Your account can read this. An owner of the site can change it.
        </p>
      )}
      <CompanyEditor key={restored?.version} company={restored ?? company} canEdit={canEdit} />
      <div className="max-w-5xl">
        <CompanyHistory version={company.version} canRestore={canEdit} onRestored={setRestored} />
      </div>
    </>
  )
}

function LoadingCompany() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-ink-soft">
      <SpinnerMark className="size-5 text-action" />
      Loading the company...
    </p>
  )
}
