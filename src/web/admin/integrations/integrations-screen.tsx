import { useState } from 'react'
import { apiKeyCalls } from '#contract/integrations/api-key-calls.ts'
import { apiKeyMessages } from '#contract/integrations/api-key.ts'
import type { ApiKey } from '#contract/integrations/api-key.ts'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ShownOnce } from '../forms/shown-once.tsx'
import type { ShownSecret } from '../forms/shown-once.tsx'
import { ListScreen, ListScreenSkeleton } from '../lists/list-screen.tsx'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { TableView } from '../lists/table-view.tsx'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { callApi } from '../session/call-api.ts'
import { beginRead } from '../session/call-query.ts'
import { usePermissions } from '../session/use-permissions.tsx'
import { AddApiKey } from './add-api-key.tsx'
import { apiKeyColumns, apiKeyList } from './api-key-list.tsx'
import { Webhooks, webhooksQuery } from './webhooks.tsx'

const loading = 'Loading the API keys...'

export const meta = () => officeMeta('Integrations')
export const handle: OfficeHandle = { skeleton: () => <ListScreenSkeleton text={loading} /> }

export const clientLoader: typeof apiKeyList.load = (load) => {
  beginRead(webhooksQuery)
  return apiKeyList.load(load)
}

export default function IntegrationsScreen() {
  const [added, setAdded] = useState<ShownSecret>()
  const isEditable = usePermissions()('integrations.edit')
  return (
    <ListScreen title="Integrations" subtitle="Programs that work with the data of the site">
      {added && <ShownOnce key={added.text} {...added} />}
      <ApiKeys isEditable={isEditable} />
      {isEditable && <AddApiKey onAdded={setAdded} />}
      <Webhooks isEditable={isEditable} />
    </ListScreen>
  )
}

function ApiKeys({ isEditable }: { isEditable: boolean }) {
  const list = useList(apiKeyList, { isDue: () => false })
  const revocation = useRowDeletion<ApiKey>({
    store: ({ id }) => callApi(apiKeyCalls.revoke, { id }),
    failed: apiKeyMessages.revokeFailed,
    question: ({ name }) => `Revoke ${name}?`,
    hint: () => 'Programs that use this key are refused from now on.',
    yes: 'Revoke',
    onGone: list.remove,
    outdates: [apiKeyCalls.list],
  })
  return (
    <TableView
      label="API keys"
      list={list}
      going={revocation.going}
      loading={loading}
      failures={[revocation.failure]}
      columns={apiKeyColumns(isEditable ? revocation.ask : undefined)}
      empty={{
        title: 'No API keys',
        hint: 'A key lets another program call, such as the software of the accounts.',
      }}
    >
      {revocation.dialog}
    </TableView>
  )
}
