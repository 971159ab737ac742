import { useQuery } from '@tanstack/react-query'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { Permitted } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'

/** Whether everybody of the office needs a second factor. */
export function SecondFactorRule() {
  const { data, error, refetch } = useQuery(callQuery(accountCalls.findFactorRule, {}))
  const change = useWrite({
    store: (isRequired: boolean) => callApi(accountCalls.setFactorRule, { isRequired }),
    announces: ({ message }) => message,
    failureOf: (error) => failureOf(error, accountMessages.factorRuleFailed),
    // The session says whether its person lacks a factor, which FactorNotice shows.
    outdates: [accountCalls.findFactorRule, accountCalls.findSession],
  })
  if (error || !data) {
    return (
      <ReadState
        {...{ data, error, refetch }}
        failed="Failed to fetch who needs a second factor"
        skeleton={<Skeleton className="h-4 w-64" />}
      />
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {change.failure && <Banner {...change.failure} />}
      <p className="text-sm">
        {data.isRequired
          ? 'Required. People without one can only set one up.'
          : 'Everybody decides for their own account.'}
      </p>
      <Permitted call={accountCalls.setFactorRule}>
        <Button onClick={() => void change.run(!data.isRequired)} aria-disabled={change.isBusy()}>
          {data.isRequired ? 'No longer require it' : 'Require for everybody'}
        </Button>
      </Permitted>
    </div>
  )
}
