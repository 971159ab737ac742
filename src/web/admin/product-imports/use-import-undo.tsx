import { useState } from 'react'
import { countText, productsText } from '#contract/count-text.ts'
import { productImportCalls } from '#contract/product-imports/product-import-calls.ts'
import { productImportMessages, undoLeftText } from '#contract/product-imports/product-import.ts'
import type { ImportUndo } from '#contract/product-imports/product-import.ts'
import { useQuestion } from '../forms/use-question.tsx'
import { productReads } from '../products/announce-change.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'

const outdated = [
  productImportCalls.find,
  productImportCalls.findUndo,
  productImportCalls.list,
  ...productReads,
]

/** Asks first, with what an undo does to how many products. */
export function useImportUndo(id: string) {
  const [isRefused, setRefused] = useState(false)
  const undo = useWrite({
    store: () => callApi(productImportCalls.undo, { id }),
    failureOf: (error) => failureUnder(productImportMessages.undoFailed, error),
    announces: ({ message }) => message,
    outdates: outdated,
  })
  const { ask, dialog: question } = useQuestion<ImportUndo>({
    textsOf: (planned) => ({
      question: 'Undo the import?',
      hint: plannedText(planned),
      yes: 'Undo the import',
    }),
    onYes: () => void undo.run(undefined),
  })
  const plan = useWrite({
    store: () => callApi(productImportCalls.findUndo, { id }),
    failureOf: (error) => failureUnder(productImportMessages.undoFailed, error),
    onStored(planned) {
      const isNothing = planned.left.length > 0 && planned.withdrawn + planned.restored === 0
      setRefused(isNothing)
      if (!isNothing) ask(planned)
    },
    outdates: [productImportCalls.findUndo],
  })
  return {
    begin: () => void plan.run(undefined),
    isBusy: plan.isBusy() || undo.isBusy(),
    failure: undo.failure ?? plan.failure,
    /** Nothing of it could be undone. */
    isRefused,
    question,
  }
}

/** `1 product is withdrawn. 2 products have been changed since and stay.` */
function plannedText({ withdrawn, restored, left }: ImportUndo) {
  const texts = [
    ...(withdrawn > 0 ? [`${productsText(withdrawn)} ${isOrAre(withdrawn)} withdrawn.`] : []),
    ...(restored > 0 ? [restoredText(restored)] : []),
    ...left.map(({ reason, count }) => undoLeftText(reason, count)),
  ]
  return texts.join(' ')
}

function restoredText(count: number) {
  if (count === 1) return '1 product gets its former values.'
  return `${countText(count)} products get their former values.`
}

function isOrAre(count: number) {
  return count === 1 ? 'is' : 'are'
}
