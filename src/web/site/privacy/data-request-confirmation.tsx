import { data } from 'react-router'
import { ConfirmationForm } from '#contract/privacy/data-request-form.ts'
import {
  confirmDataRequestPath,
  dataRequestKindTexts,
  dataRequestMessages,
} from '#contract/privacy/data-request.ts'
import type { DataRequestKind } from '#contract/privacy/data-request.ts'
import { dayOf } from '#contract/site/office-time.ts'
import {
  confirmOwnDataRequest,
  findUnconfirmedRequest,
} from '#domain/privacy/confirm-data-request.ts'
import { indianDay } from '#domain/indian-time.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { Button } from '../../ui/button.tsx'
import { formHeaders, tokenHeaders, respondToForm } from '../forms/form-action.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../page-sections.tsx'
import { tokenIn } from '../../link-token.ts'
import { DoneNote, Fact, FailureNote } from './privacy-notes.tsx'
import type { Route } from './+types/data-request-confirmation'

const deadLink = { title: 'This link does not work', text: dataRequestMessages.linkDead }

/** Changes nothing: mail scanners follow every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const dueOn = url.searchParams.get('done') ?? ''
  if (/^\d{4}-\d\d-\d\d$/.test(dueOn)) {
    return data({ dueOn: indianDay(dueOn), asked: undefined }, { headers: tokenHeaders })
  }
  const { kind, reference } = orNotFound(await findUnconfirmedRequest(app, tokenIn(url)), deadLink)
  return data({ dueOn: undefined, asked: { kind, reference } }, { headers: tokenHeaders })
}

export async function action(posted: Route.ActionArgs) {
  const { app } = posted.context.get(webContext)
  const token = tokenIn(posted.url)
  return respondToForm(posted, ConfirmationForm, async () => {
    const { dueAt } = await confirmOwnDataRequest(app, token)
    return `${confirmDataRequestPath}?done=${dueAt && dayOf(new Date(dueAt))}`
  })
}

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.site, {
    title: 'Confirm your request',
    description: 'Confirm that you ask for your data.',
    isHidden: true,
  })
}

export default function DataRequestConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, dueOn } = loaderData
  return (
    <div className="max-w-2xl pb-12">
      {asked ? (
        <Question {...asked} failure={actionData?.failure.title} />
      ) : (
        <>
          <PageTitle title="Your request is confirmed" />
          <DoneNote title={`We will reply by e-mail by ${dueOn}.`}>
            No further action is needed.
          </DoneNote>
        </>
      )}
    </div>
  )
}

type QuestionProps = { kind: DataRequestKind; reference: string; failure: string | undefined }

function Question({ kind, reference, failure }: QuestionProps) {
  return (
    <>
      <PageTitle title="Confirm your request" />
      {failure && <FailureNote text={failure} />}
      <dl className="fact-table">
        <Fact name="Asked for">{dataRequestKindTexts[kind]}</Fact>
        <Fact name="Reference">{reference}</Fact>
      </dl>
      <form method="post" className="mt-6">
        <Button type="submit" look="action" className="px-6">
          Confirm the request
        </Button>
      </form>
    </>
  )
}
