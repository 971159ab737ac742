import { apiKeyCalls } from '#contract/integrations/api-key-calls.ts'
import { apiKeyMessages } from '#contract/integrations/api-key.ts'
import type { ApiKey } from '#contract/integrations/api-key.ts'
import { roleTexts } from '#contract/people/person.ts'
import { timeText } from '../../ui/format.ts'
import { addressQuery } from '../lists/address-query.ts'
import { Badge } from '../lists/detail-list.tsx'
import { RowActions, RowButton } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'

export const apiKeyList = officeList(
  addressQuery('/admin/integrations', () => ({})),
  {
    noun: ['API key', 'API keys'],
    call: apiKeyCalls.list,
    inputOf: (_, part) => part,
    rowsOf: ({ apiKeys, total }) => ({ rows: apiKeys, total, facts: {} }),
    failureOf: (error) => failureOf(error, apiKeyMessages.listFailed),
  },
)

/** Without `onRevoke` whoever sees them may not. */
export function apiKeyColumns(onRevoke: ((key: ApiKey) => void) | undefined): Column<ApiKey>[] {
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
          timeText(expiresAt)
        ) : (
          <Badge tone="amber">Expired</Badge>
        ),
    },
  ]
  if (!onRevoke) return columns
  const actions: Column<ApiKey> = {
    head: 'Actions',
    isRight: true,
    className: 'col-span-2',
    cell: (key) => (
      <RowActions>
        <RowButton
          text="Revoke"
          label={`Revoke ${key.name}`}
          onPress={() => onRevoke(key)}
          isDeletion
        />
      </RowActions>
    ),
  }
  return [...columns, actions]
}
