import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakenOver>
        <HydratedRouter />
      </TakenOver>
    </StrictMode>,
  )
})

/**
 * Announces that buttons work from now on (`before-scripts.ts`). It wraps the page: as a sibling, which the
 * server does not render, it would change the ids of `useId`.
 */
function TakenOver({ children }: { children: React.ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('takenover')), [])
  return children
}
