import { useParams, useSearchParams } from 'react-router'
import { accountMessages } from '#contract/accounts/account.ts'
import { productCalls } from '#contract/products/product-calls.ts'
import { productFieldNames } from '#contract/products/product-fields.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Accessories } from '../accessories/accessories.tsx'
import type { OfficeHandle } from '../admin-layout.tsx'
import { useOpenCards } from '../forms/use-open-cards.ts'
import { officeMeta } from '../office-meta.ts'
import { OfficeDocuments } from '../product-documents/office-documents.tsx'
import { useMay } from '../session/permitted.tsx'
import { ProductEditor } from './product-editor.tsx'
import { DuplicateFromForm, usePreviousProduct } from './product-links.tsx'
import { copiedValues, emptyProduct, startOf } from './product-values.ts'
import { FormScreen, LoadingProduct, StoredProduct } from './stored-product.tsx'
import type { Route } from './+types/product-form-screen.ts'

const added = {
  title: 'Add Product',
  subtitle:
    'It appears on the site as soon as you add it. Documents and accessories are added afterwards, on its edit screen.',
}
const edited = {
  title: 'Edit Product',
  subtitle: 'Update the details below to edit the product',
}

export function meta({ params }: Route.MetaArgs) {
  return officeMeta((params.id ? edited : added).title)
}

export const handle: OfficeHandle = { skeleton: ScreenSkeleton }

/** Adds a product, or edits the one in the address. */
export default function ProductFormScreen({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const copied = search.get('copy')
  const mayStore = useMay(id ? productCalls.change : productCalls.add)
  if (!mayStore) {
    return (
      <FormScreen {...(id ? edited : added)}>
        <Banner title={accountMessages.forbidden} />
      </FormScreen>
    )
  }
  if (id) return <StoredProduct key={id} id={id} texts={edited} show={editForm} />
  if (copied)
    return <StoredProduct key={`copy ${copied}`} id={copied} texts={added} show={copyForm} />
  return <NewProduct />
}

function NewProduct() {
  const previous = usePreviousProduct()
  const { brand, category } = previous ?? emptyProduct
  return (
    <FormScreen {...added}>
      <ProductEditor
        key={previous?.id}
        start={{ values: { ...emptyProduct, brand, category } }}
        isFocused={previous !== undefined}
      />
    </FormScreen>
  )
}

function copyForm(product: ProductRecord) {
  return (
    <FormScreen {...added}>
      <ProductEditor
        start={{ copyOf: product.id, values: copiedValues(product) }}
        note={
          <Banner
            tone="note"
            title={`A copy of ${product.name}. Nothing is stored until you add it.`}
            detail="Its images are not copied. Please choose images of the new product."
          />
        }
      />
    </FormScreen>
  )
}

function editForm(product: ProductRecord) {
  return <EditForm product={product} />
}

function EditForm({ product }: { product: ProductRecord }) {
  const documents = useOpenCards()
  return (
    <FormScreen
      {...edited}
      actions={
        <>
          <DuplicateFromForm product={product} />
          {product.publication === 'Published' && (
            <ButtonAnchor href={`/products-details/${product.id}`} target="_blank" rel="noopener">
              View on site
            </ButtonAnchor>
          )}
        </>
      }
    >
      <ProductEditor start={startOf(product)} isTypedBelow={documents.typedIds.length > 0} />
      <div className="flex max-w-5xl flex-col gap-6">
        <OfficeDocuments productId={product.id} cards={documents} />
        <Accessories productId={product.id} />
      </div>
    </FormScreen>
  )
}

function ScreenSkeleton() {
  if (useParams().id) return <LoadingProduct />
  return (
    <div className="flex max-w-5xl flex-col gap-6" aria-hidden="true">
      <Skeleton className="mt-9 h-7 w-44" />
      <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-5 @4xl:grid-cols-[13rem_1fr]">
        <Skeleton className="h-5 w-36" />
        <div className="grid gap-5 @xl:grid-cols-2">
          {productFieldNames.map((field) => (
            <Skeleton key={field} className="mt-5 h-11 md:h-9" />
          ))}
        </div>
      </div>
    </div>
  )
}
