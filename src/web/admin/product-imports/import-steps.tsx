import { countText, productsText } from '#contract/count-text.ts'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { isUndoneImport, productImportMessages } from '#contract/product-imports/product-import.ts'
import type { ProductImport } from '#contract/product-imports/product-import.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ProgressBar } from '../forms/progress-bar.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { productReads } from '../products/announce-change.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { LeftProducts } from './left-products.tsx'
import { useImportUndo } from './use-import-undo.tsx'

export function useApply(id: string) {
  return useWrite({
    store: () => callApi(productImportCalls.apply, { id }),
    failureOf: (error) => failureUnder(productImportMessages.applyFailed, error),
    announces: ({ message }) => message,
    outdates: [productImportCalls.find, productImportCalls.list, ...productReads],
  })
}

type ImportStepsProps = { found: ProductImport; apply: ReturnType<typeof useApply> }

/** What can be done with the file now. */
export function ImportSteps({ found, apply }: ImportStepsProps) {
  const { importId: id, state, applied, created, changed } = found
  const undo = useImportUndo(id)
  const waiting = created + changed - applied
  const isApplying = apply.isBusy()
  useFocusFallback(`${state} ${isApplying}`)
  const mayApply = !isUndoneImport(state) && state !== 'reading' && waiting > 0
  return (
    <section aria-label="What to do" className="flex flex-col gap-3">
      {apply.failure && <Banner {...apply.failure} />}
      {undo.failure && <Banner {...undo.failure} />}
      {state === 'applying' && !isApplying && (
        <Banner
          tone="warning"
          title="This import is not complete. Continue or undo it."
          detail={`${countText(applied)} of ${productsText(created + changed)} are stored. While the number grows, they are still being stored.`}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {mayApply && !isApplying && (
          <Button look="action" onClick={() => void apply.run(undefined)}>
            {state === 'applying' ? 'Go on' : `Apply ${productsText(waiting)}`}
          </Button>
        )}
        {isApplying && (
          <ProgressBar
            text="Storing the products..."
            done={applied}
            total={created + changed}
            doneText="Storing..."
          />
        )}
        {applied > 0 && state !== 'undone' && !isApplying && (
          <Button aria-disabled={undo.isBusy} onClick={undo.begin}>
            {undo.isBusy ? 'Undoing...' : 'Undo the import'}
          </Button>
        )}
      </div>
      {isUndoneImport(state) && (
        <Banner
          tone="note"
          title={productImportMessages.outdated}
          detail={productImportMessages.outdatedHint}
        >
          <ButtonLink to="/admin/products/import">Upload the file again</ButtonLink>
        </Banner>
      )}
      {(state === 'partlyUndone' || (undo.isRefused && state !== 'undone')) && (
        <LeftProducts id={id} />
      )}
      {undo.question}
    </section>
  )
}
