import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <TakenOver />
    </StrictMode>,
  )
})

/** From here on a press does what it says (`keep-press.ts`). */
function TakenOver() {
  useEffect(() => void dispatchEvent(new Event('takenover')), [])
  return null
}
