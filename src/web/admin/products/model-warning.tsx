import { useQuery } from '@tanstack/react-query'
import { productCalls } from '#contract/products/product-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { useSettled } from '../forms/use-settled.ts'
import { callQuery } from '../session/call-query.ts'

type ModelWarningProps = { id: string | undefined; brand: string; modelNo: string }

/** Says so while a product is typed: an import could not tell the two apart. */
export function ModelWarning({ id: except, ...typed }: ModelWarningProps) {
  const brand = useSettled(typed.brand.trim())
  const modelNo = useSettled(typed.modelNo.trim())
  const { data } = useQuery({
    ...callQuery(productCalls.findAlike, { brand, modelNo, except }),
    enabled: brand !== '' && modelNo !== '',
  })
  const products = data?.products ?? []
  if (products.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={`${brand} ${modelNo} is in the catalogue already`}
      detail="Lists of prices find a product by its brand and model number, so each product needs its own."
      className="@xl:col-span-2"
    >
      <ul>
        {products.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`/admin/products/edit/${id}`}
              target="_blank"
              className="inline-flex min-h-11 items-center text-sm font-medium text-action md:min-h-0"
            >
              {name} <span className="sr-only">(opens in another tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
