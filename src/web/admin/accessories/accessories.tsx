import { useQuery } from '@tanstack/react-query'
import { accessoryCalls } from '#contract/accessories/accessory-calls.ts'
import { accessoryMessages } from '#contract/accessories/accessory.ts'
import type { TiedProduct } from '#contract/accessories/accessory.ts'
import { makerTexts } from '#contract/products/maker-texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { Badge } from '../lists/badges.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useMay } from '../session/permitted.tsx'
import { useWrite } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'
import { ProductCombobox } from './product-combobox.tsx'

type Pair = { id: string; accessoryId: string }
type PairTo = (other: string) => Pair

const reads = [accessoryCalls.list]

/** What belongs to a product, and what it belongs to. Each change is stored at once. */
export function Accessories({ productId }: { productId: string }) {
  const query = callQuery(accessoryCalls.list, { id: productId })
  const { data, error, refetch } = useQuery(query)
  return (
    <>
      <FormSection
        title="Accessories"
        id="accessories"
        hint="Shown on the page of this product while they are on the site. Stored at once."
      >
        <ReadState {...{ data, error, refetch }} failed={accessoryMessages.listFailed} />
        <TiedProducts
          titleId="accessories"
          label="Add an accessory"
          products={data?.accessories}
          own={productId}
          pairTo={(accessoryId) => ({ id: productId, accessoryId })}
        />
      </FormSection>
      <FormSection
        title="Fits with"
        id="fits-with"
        hint="Products whose accessory this one is: a toner and its printers. Stored at once."
      >
        <TiedProducts
          titleId="fits-with"
          label="Add a product that it fits with"
          products={data?.fitsWith}
          own={productId}
          pairTo={(id) => ({ id, accessoryId: productId })}
        />
      </FormSection>
    </>
  )
}

type TiedProductsProps = {
  titleId: string
  label: string
  products: TiedProduct[] | undefined
  own: string
  pairTo: PairTo
}

function TiedProducts({ titleId, label, products, own, pairTo }: TiedProductsProps) {
  const { run: add, failure } = useAdding(pairTo)
  const removing = useRemoving(pairTo)
  const mayEdit = useMay(accessoryCalls.add)
  useFocusFallback(products, `#${titleId}`)
  const shown = failure ?? removing.failure
  if (!products) return <Skeleton className="h-11 w-full md:h-9" />
  return (
    <div className="flex flex-col gap-3">
      {shown && <Banner {...shown} />}
      {products.length > 0 && (
        <ul className="rounded-md border border-hairline bg-surface">
          {products.map((product) => (
            <li
              key={product.id}
              className="flex items-center gap-3 border-hairline py-1.5 pr-1 pl-3 not-first:border-t"
            >
              <ProductText product={product} />
              {mayEdit && (
                <Button
                  look="quiet"
                  className="px-2.5!"
                  onClick={() => void removing.run(product)}
                  aria-disabled={removing.isBusy(product.id)}
                  aria-label={`Remove ${product.name}`}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <ProductCombobox
          label={label}
          without={[own, ...products.map(({ id }) => id)]}
          onChoose={({ id }) => void add(id)}
        />
      )}
    </div>
  )
}

function ProductText({ product }: { product: TiedProduct }) {
  const { name, brand, modelNo, state } = product
  return (
    <p className="min-w-0 grow text-sm wrap-anywhere">
      <bdi className="font-semibold">{name}</bdi>
      {state !== 'Published' && (
        <Badge tone="amber" className="ml-2">
          {state === 'Draft' ? 'Draft: not shown' : 'In the trash: not shown'}
        </Badge>
      )}
      <span className="block text-xs text-ink-soft">
        {makerTexts({ brand, modelNo, hsnCode: '' }).join(' · ')}
      </span>
    </p>
  )
}

function useAdding(pairTo: PairTo) {
  return useWrite({
    store: (other: string) => callApi(accessoryCalls.add, pairTo(other)),
    subjectOf: (other) => other,
    failureOf: (error) => failureOf(error, accessoryMessages.addFailed),
    onStored: ({ message }, other) =>
      announceRestorable({
        message,
        restore: () => callApi(accessoryCalls.remove, pairTo(other)),
        failed: accessoryMessages.removeFailed,
        reads,
      }),
    outdates: reads,
  })
}

function useRemoving(pairTo: PairTo) {
  return useWrite({
    store: ({ id }: TiedProduct) => callApi(accessoryCalls.remove, pairTo(id)),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, accessoryMessages.removeFailed),
    onStored: ({ message }, { id }) =>
      announceRestorable({
        message,
        restore: () => callApi(accessoryCalls.add, pairTo(id)),
        failed: accessoryMessages.addFailed,
        reads,
      }),
    outdates: reads,
  })
}
