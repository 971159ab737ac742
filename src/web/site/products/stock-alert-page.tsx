import { data } from 'react-router'
import { StockAlertForm } from '#contract/stock-alerts/stock-alert-form.ts'
import { isAwaited, stockAlertPath, stockAlertTitle } from '#contract/stock-alerts/stock-alert.ts'
import type { OwnStockAlerts } from '#contract/stock-alerts/stock-alert.ts'
import type { ProductCard } from '#contract/products/product.ts'
import { StopOffersForm } from '#contract/consents/stop-offers-form.ts'
import type { App } from '#domain/app.ts'
import { findProductPage } from '#domain/products/find-products.ts'
import { findAlternatives } from '#domain/products/find-related-products.ts'
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.ts'
import {
  findOwnStockAlerts,
  withdrawStockAlerts,
} from '#domain/stock-alerts/withdraw-stock-alerts.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { Button } from '../../ui/button.tsx'
import { AskedLines } from '../enquiry/asked-lines.tsx'
import { askedLineOf } from '../enquiry/find-asked-products.ts'
import type { AskedLine } from '../enquiry/find-asked-products.ts'
import { OtherContacts } from '../enquiry/other-contacts.tsx'
import { formHeaders, tokenHeaders, respondToForm } from '../forms/form-action.ts'
import type { RefusedForm } from '../forms/form-action.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../page-sections.tsx'
import { ComparedTray } from '../product-parts/compare-controls.tsx'
import { tokenIn } from '../../link-token.ts'
import { DoneNote, FailureNote, RefusedNote } from '../privacy/privacy-notes.tsx'
import { ProductGrid } from './product-grid.tsx'
import { similarProducts } from './product-page-texts.ts'
import { TellMeForm } from './tell-me-form.tsx'
import type { Route } from './+types/stock-alert-page'

const mostAlternatives = 6

const missing = {
  title: 'We cannot take this request',
  text: 'This product is in stock, or it is no longer in our catalogue.',
}

/** Changes nothing: mail scanners follow every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const asked = url.searchParams.get('product')
  if (asked !== null) return data(await findAwaited(app, asked))
  const token = tokenIn(url)
  const own = token === '' ? undefined : await findOwnStockAlerts(app.db, token)
  const isSent = url.searchParams.has('sent')
  // Without any of them the address leads nowhere.
  const isReceipt = isSent || token !== '' || url.searchParams.has('done')
  orNotFound(isReceipt || undefined, missing)
  return data({ own, isSent, asked: undefined, inStock: [] }, { headers: tokenHeaders })
}

async function findAwaited(app: App, id: string) {
  const found = await findProductPage(app, id)
  const isOut = found && isAwaited(found.stockStatus)
  const product = orNotFound(isOut ? found : undefined, missing)
  const alternatives = await findAlternatives(app, product, mostAlternatives)
  const inStock = similarProducts(alternatives, product.specs)
  return { asked: await askedLineOf(app, product), inStock }
}

export async function action(posted: Route.ActionArgs) {
  const { app } = posted.context.get(webContext)
  const token = tokenIn(posted.url)
  if (token !== '') return withdraw(posted, token)
  return respondToForm(posted, StockAlertForm, async (form) => {
    const own = await requestStockAlert(app, form, posted.context.get(senderContext))
    return `${stockAlertPath}?sent=1${own ? `&token=${own}` : ''}`
  })
}

async function withdraw(posted: Route.ActionArgs, token: string) {
  const { app } = posted.context.get(webContext)
  let isOneClick = false
  const response = await respondToForm(posted, StopOffersForm, async (form) => {
    await withdrawStockAlerts(app, token)
    isOneClick = form.isOneClick
    return `${stockAlertPath}?done=1`
  })
  // RFC 8058 forbids a redirect there.
  return isOneClick ? null : response
}

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.site, {
    title: stockAlertTitle,
    description: 'One e-mail when a product is in stock again.',
    isHidden: true,
  })
}

export default function StockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="form-columns">
        {loaderData.asked ? (
          <Question product={loaderData.asked} refused={actionData ?? undefined} />
        ) : (
          <div className="row-span-2">
            <Receipt {...loaderData} failure={actionData?.failure.title} />
          </div>
        )}
        <OtherContacts />
      </div>
      <InStockInstead products={loaderData.inStock} />
      <ComparedTray />
    </>
  )
}

/** Somebody who needs one now does not wait for this one. */
function InStockInstead({ products }: { products: ProductCard[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="in-stock" className="mt-10">
      <h2 id="in-stock" className="text-xl font-bold tracking-tight">
        In stock instead
      </h2>
      <ProductGrid products={products} catalogues={[]} isShort />
    </section>
  )
}

type QuestionProps = {
  product: AskedLine
  refused: RefusedForm | undefined
}

function Question({ product, refused }: QuestionProps) {
  return (
    <>
      <div>
        <PageTitle title={stockAlertTitle} lead="One e-mail when it is in stock again." />
        <AskedLines products={[product]} />
      </div>
      <div>
        <RefusedNote refused={refused} marked={['email', 'agreed']} />
        <TellMeForm productId={product.id} refused={refused} />
      </div>
    </>
  )
}

type ReceiptProps = {
  own: OwnStockAlerts | undefined
  isSent: boolean
  failure: string | undefined
}

function Receipt({ own, isSent, failure }: ReceiptProps) {
  if (!own && !isSent) {
    return (
      <>
        <PageTitle title="No e-mails about it" />
        <DoneNote title="You get no e-mail about it from us.">
          There is no request any more that this link could withdraw.
        </DoneNote>
      </>
    )
  }
  return (
    <>
      {isSent && (
        <>
          <PageTitle title="We will tell you" />
          <DoneNote title={own ? `${own.products[0]} is noted.` : 'Your request is noted.'}>
            You get one e-mail when it is in stock again. Then your request is deleted.
          </DoneNote>
        </>
      )}
      {own && <Withdrawal own={own} isSent={isSent} failure={failure} />}
    </>
  )
}

type WithdrawalProps = { own: OwnStockAlerts; isSent: boolean; failure: string | undefined }

function Withdrawal({ own, isSent, failure }: WithdrawalProps) {
  const { isOfAll, products } = own
  return (
    <>
      {!isSent && (
        <PageTitle
          title="Withdraw your request?"
          lead="You get no e-mail when it is in stock again."
        />
      )}
      {failure && <FailureNote text={failure} />}
      {isOfAll && (
        <ul className="mb-4 list-disc pl-5">
          {products.map((name) => (
            <li key={name} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )}
      <form method="post" className="mt-6">
        <Button type="submit" look={isSent ? 'plain' : 'action'} className="px-6">
          {isOfAll ? 'Withdraw all of them' : 'Withdraw the request'}
        </Button>
      </form>
    </>
  )
}
