import { Link } from 'react-router'
import { DataRequestForm } from '#contract/privacy/data-request-form.ts'
import {
  dataRequestKinds,
  dataRequestKindTexts,
  dataRequestLimits,
  myDataPath,
} from '#contract/privacy/data-request.ts'
import { findRetention } from '#domain/find-site-profile.ts'
import { requestOwnData } from '#domain/privacy/request-own-data.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { respondToForm } from '../forms/form-action.ts'
import type { RefusedForm } from '../forms/form-action.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { halvesLook, PageSection, PageTitle } from '../page-sections.tsx'
import { DoneNote, focusOnError, RefusedNote } from './privacy-notes.tsx'
import type { Route } from './+types/my-data-page'

const lead = 'Request a copy of your data, or its deletion. You need no account.'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const { requestDays } = await findRetention(app)
  const { isMailSetUp } = app.outbox
  return { requestDays, isMailSetUp, isSent: url.searchParams.has('sent') }
}

export async function action(posted: Route.ActionArgs) {
  const { app } = posted.context.get(webContext)
  const sender = posted.context.get(senderContext)
  return respondToForm(posted, DataRequestForm, async (form) => {
    await requestOwnData(app, form, sender)
    return `${myDataPath}?sent=1`
  })
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, { title: 'My data', description: lead, isHidden: true })
}

export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, requestDays, isMailSetUp } = loaderData
  return (
    <>
      <PageTitle title="My data" lead={lead} />
      <div className={halvesLook}>
        <PageSection id="request" title="Your request" content="below">
          {!isSent && <DataRequest refused={actionData} />}
          {isSent && isMailSetUp && (
            <DoneNote title="We have sent an e-mail to confirm your request.">
              Open the link in it within {dataRequestLimits.linkHours} hours. We answer within{' '}
              {requestDays} days after that. If no e-mail arrives, check your spam folder, or write
              to us.
            </DoneNote>
          )}
          {isSent && !isMailSetUp && (
            <DoneNote title="We have your request.">
              This site cannot send e-mails at present. Please call or write to us, so that we can
              confirm that the request is yours. We reply within {requestDays} days after that.
            </DoneNote>
          )}
        </PageSection>
        <NextSteps {...{ requestDays, isMailSetUp }} />
      </div>
    </>
  )
}

type NextStepsProps = { requestDays: number; isMailSetUp: boolean }

function NextSteps({ requestDays, isMailSetUp }: NextStepsProps) {
  return (
    <PageSection id="next" title="What happens next" content="below">
      <ol className="grid list-decimal gap-1 pl-5 text-pretty">
        <li>
          {isMailSetUp
            ? 'We send you an e-mail. You confirm the request by the link in it.'
            : 'You call or write to us, so that we can confirm that the request is yours.'}
        </li>
        <li>We reply within {requestDays} days.</li>
        <li>A link to your copy works for {dataRequestLimits.fileDays} days.</li>
      </ol>
      <Link to="/privacy" className="footer-link mt-2 text-action">
        What we store, and for how long
      </Link>
    </PageSection>
  )
}

function DataRequest({ refused }: { refused: RefusedForm | undefined }) {
  const { values = {}, fieldErrors = {} } = refused ?? {}
  return (
    <form method="post" noValidate className="grid max-w-md gap-4">
      <RefusedNote refused={refused} marked={['kind', 'email']} />
      <Kinds chosen={values['kind']} error={fieldErrors['kind']} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="The address from which you wrote to us."
        defaultValue={values['email'] ?? ''}
        error={fieldErrors['email']}
        isRequired
        isMarked={false}
        {...focusOnError('email' in fieldErrors && !('kind' in fieldErrors))}
      />
      <div>
        <SubmitButton isBusy={false} className="px-6">
          Send request
        </SubmitButton>
      </div>
    </form>
  )
}

function Kinds({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error && 'kind-error'}>
      <legend className="mb-1 block text-sm font-semibold">Request</legend>
      {dataRequestKinds.map((kind, at) => (
        <label key={kind} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="radio"
            name="kind"
            value={kind}
            defaultChecked={chosen === kind}
            {...focusOnError(error !== undefined && at === 0)}
            className="size-5 shrink-0 accent-action"
          />
          {dataRequestKindTexts[kind]}
        </label>
      ))}
      {error && (
        <p id="kind-error" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
