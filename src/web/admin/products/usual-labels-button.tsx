import { useQuery } from '@tanstack/react-query'
import { productCalls } from '#contract/products/product-calls.ts'
import { Button } from '../../ui/button.tsx'
import { callQuery } from '../session/call-query.ts'
import { missingLabels } from './specification-rows.ts'
import type { SpecRow } from './specification-rows.ts'

type UsualLabelsButtonProps = {
  category: string
  rows: SpecRow[]
  onAdd: (labels: string[]) => void
}

/** Adds empty lines for what products of the category usually say. Not there once all of them are. */
export function UsualLabelsButton({ category, rows, onAdd }: UsualLabelsButtonProps) {
  const { data } = useQuery({
    ...callQuery(productCalls.findUsualLabels, { category }),
    staleTime: 60_000,
  })
  const missing = missingLabels(rows, data?.labels ?? [])
  if (missing.length === 0) return null
  return (
    <Button onClick={() => onAdd(missing)} title={missing.join(', ')}>
      Add the usual labels for {category}
    </Button>
  )
}
