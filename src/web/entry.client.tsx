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
 * From here on a press does what it says (`before-scripts.ts`). Around the page, not beside it: `useId`
 * counts brothers, and the server has none.
 */
function TakenOver({ children }: { children: React.ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('takenover')), [])
  return children
}
