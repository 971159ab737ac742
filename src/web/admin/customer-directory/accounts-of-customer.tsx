import { customerCalls } from '#contract/customers/customer-calls.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import type { CustomerRecordAccount } from '#contract/customer-directory/customer-record.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { DetailPart, PhoneLink } from '../lists/detail-list.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { Permitted } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'

const reads = [customerRecordCalls.find]

/** The accounts of a customer, with what the customer has written down in them. */
export function AccountsOfCustomer({ accounts }: { accounts: CustomerRecordAccount[] }) {
  const { failure, run, isBusy } = useSuspension()
  if (accounts.length === 0) return null
  return (
    <DetailPart title="Customer account">
      {failure && <Banner {...failure} />}
      <ul className="border-t border-hairline text-sm">
        {accounts.map((account) => (
          <li key={account.id} className="border-b border-hairline py-2">
            <p className="font-semibold wrap-anywhere">{account.userId}</p>
            <p className="text-ink-soft">
              {account.suspendedAt
                ? `Suspended since ${timeText(account.suspendedAt)}`
                : `Since ${timeText(account.createdAt)}`}
            </p>
            <Written account={account} />
            <Permitted call={customerCalls.suspend}>
              <Button
                look="quiet"
                className="-ml-2 px-2!"
                aria-label={`${account.suspendedAt ? 'End the suspension of' : 'Suspend'} ${account.userId}`}
                onClick={() => void run(account)}
              >
                {suspensionText(account, isBusy(account.id))}
              </Button>
            </Permitted>
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}

function suspensionText({ suspendedAt }: CustomerRecordAccount, isBusy: boolean) {
  if (isBusy) return 'Saving...'
  return suspendedAt ? 'End the suspension' : 'Suspend'
}

/** In the customer's own words. Nothing here is checked by the office. */
function Written({ account: { company, addresses, people } }: { account: CustomerRecordAccount }) {
  if (!company && addresses.length + people.length === 0) return null
  return (
    <div className="mt-2 flex flex-col gap-2 wrap-anywhere">
      <p className="text-ink-soft">Written by the customer:</p>
      {company && (
        <p>
          <bdi>{company}</bdi>
        </p>
      )}
      {addresses.map(({ id, kind, street, city, postcode, state }) => (
        <p key={id}>
          <span className="block text-ink-soft">{kind} address</span>
          <bdi>
            {street}, {city} {postcode}, {state}
          </bdi>
        </p>
      ))}
      {people.map(({ id, name, email, phone }) => (
        <p key={id}>
          <bdi className="block">{name}</bdi>
          {email && (
            <a href={`mailto:${email}`} className="mr-3 text-action">
              <MailAddress email={email} />
            </a>
          )}
          {phone && <PhoneLink phone={phone} />}
        </p>
      ))}
    </div>
  )
}

/** The message that follows has the undo. */
function useSuspension() {
  const suspend = (id: string, suspended: boolean) =>
    callApi(customerCalls.suspend, { id, suspended })
  return useWrite({
    store: ({ id, suspendedAt }: CustomerRecordAccount) => suspend(id, suspendedAt === null),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, customerMessages.suspendFailed),
    onStored: ({ message }, { id, suspendedAt }) =>
      announceRestorable({
        message,
        restore: () => suspend(id, suspendedAt !== null),
        failed: customerMessages.suspendFailed,
        reads,
      }),
    outdates: reads,
  })
}
