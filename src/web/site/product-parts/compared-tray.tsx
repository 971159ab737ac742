import { lazy, Suspense } from 'react'
import { useComparedLines } from './compared-lines.ts'

/** Few visitors compare: the others need not load it. */
const CompareTray = lazy(async () => {
  const { CompareTray } = await import('../compare/compare-tray.tsx')
  return { default: CompareTray }
})

export function ComparedTray() {
  const isShown = useComparedLines() !== ''
  return <Suspense>{isShown && <CompareTray />}</Suspense>
}
