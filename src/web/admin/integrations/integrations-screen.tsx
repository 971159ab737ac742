import { useState } from 'react'
import { apiKeyCalls } from '#contract/integrations/api-key-calls.ts'
import { apiKeyMessages } from '#contract/integrations/api-key.ts'
import type { ApiKey } from '#contract/integrations/api-key.ts'
import { roleTexts } from '#contract/people/person.ts'
import { timeText } from '../../ui/format.ts'
import { ShownOnce } from '../forms/shown-once.tsx'
import type { ShownSecret } from '../forms/shown-once.tsx'
import { addressQuery } from '../lists/address-query.ts'
import { Badge } from '../lists/badges.tsx'
import { ListScreen, listHandle } from '../lists/list-screen.tsx'
import { actionsColumn, RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { officeList } from '../lists/office-list.ts'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { TableView } from '../lists/table-view.tsx'
import { useList } from '../lists/use-list.ts'
import { officeMeta } from '../office-meta.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { beginRead } from '../session/call-query.ts'
import { usePermissions } from '../session/permitted.tsx'
import { AddApiKey } from './add-api-key.tsx'
import { Webhooks, webhooksQuery } from './webhooks.tsx'

const loading = 'Loading the API keys...'

export const meta = () => officeMeta('Integrations')
export const handle = listHandle(loading)

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
      loading={loading}
      failures={[revocation.failure]}
      columns={apiKeyColumns(isEditable ? revocation.ask : undefined)}
      empty={{
        title: 'No API keys',
        hint: 'A key lets another program call, such as accounting software.',
      }}
    >
      {revocation.dialog}
    </TableView>
  )
}

const apiKeyList = officeList(
  addressQuery('/admin/integrations', () => ({})),
  {
    noun: ['API key', 'API keys'],
    call: apiKeyCalls.list,
    inputOf: (_, part) => part,
    rowsOf: ({ apiKeys, total }) => ({ rows: apiKeys, total, facts: {} }),
    failureOf: (error) => failureOf(error, apiKeyMessages.listFailed),
  },
)

/** Without `onRevoke` for those who may see the keys and not revoke them. */
function apiKeyColumns(onRevoke: ((key: ApiKey) => void) | undefined): Column<ApiKey>[] {
  const columns: Column<ApiKey>[] = [
    {
      head: 'API key',
      className: 'min-w-0 @3xl:w-[35%]',
      cell: ({ name, ending, createdBy }) => (
        <>
          <p className="line-clamp-2 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
            Ends in <code>{ending}</code>, added by <bdi>{createdBy}</bdi>
          </p>
        </>
      ),
    },
    { head: 'Role', className: 'text-sm', cell: ({ role }) => roleTexts[role] },
    {
      head: 'Last use',
      className: 'col-span-2 text-sm text-ink-soft',
      cell: ({ lastUsedAt }) => (lastUsedAt ? `Used ${timeText(lastUsedAt)}` : 'Never used'),
    },
    {
      head: 'Works until',
      className: 'col-span-2 text-sm text-ink-soft',
      cell: ({ expiresAt }) =>
        Date.parse(expiresAt) > Date.now() ? (
          <>
            <span className="@3xl:sr-only">Works until </span>
            {timeText(expiresAt)}
          </>
        ) : (
          <Badge tone="amber">Expired</Badge>
        ),
    },
  ]
  if (!onRevoke) return columns
  const actions = actionsColumn<ApiKey>((key) => (
    <RowActions>
      <RowButton text="Revoke" label={`Revoke ${key.name}`} onPress={() => onRevoke(key)} />
    </RowActions>
  ))
  return [...columns, actions]
}
