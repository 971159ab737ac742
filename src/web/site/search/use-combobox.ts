import { useEffect, useState } from 'react'

type Combobox = {
  /** What was typed, once somebody has. */
  typed: string
  isOpen: boolean
  /** The option that Enter would take; -1 is the field itself. */
  active: number
  point: (option: number) => void
  close: () => void
}

/** The ways of the keys and of the pointer in a combobox, for a field that stands without it too. */
export function useCombobox(field: HTMLInputElement, listId: string): Combobox {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  useEffect(() => {
    const listening = new AbortController()
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listen: (event: HTMLElementEventMap[Type]) => void,
    ) => field.addEventListener(type, listen, listening)
    on('input', read)
    on('keydown', takeKey)
    on('blur', close)
    field.form?.addEventListener('submit', close, listening)
    // What was typed before the scripts were here counts.
    if (field.value !== field.defaultValue) read()
    return () => listening.abort()

    function read() {
      setTyped(field.value.trim())
      setActive(-1)
      setOpen(true)
    }

    function takeKey(event: KeyboardEvent) {
      const options = document.querySelectorAll<HTMLElement>(`#${listId} [role=option]`)
      const current = [...options].findIndex((option) => option.ariaSelected === 'true')
      const next = nextOption(event, current, options.length)
      if (event.isComposing || next === undefined) return
      event.preventDefault()
      if (next === 'take') options[current]?.click()
      else if (next === 'close') close()
      else if (next === 'open') read()
      else setActive(next)
    }

    function close() {
      setOpen(false)
      setActive(-1)
    }
  }, [field, listId])

  return { typed, isOpen, active, point: setActive, close: () => setOpen(false) }
}

type Step = number | 'take' | 'close' | 'open' | undefined

/** Where a key leads; undefined leaves it to the field. Past either end comes the field itself. */
function nextOption({ key, altKey }: KeyboardEvent, current: number, options: number): Step {
  const isField = current === -1
  if (options === 0) {
    if (key === 'ArrowDown') return 'open'
    return undefined
  }
  switch (key) {
    case 'ArrowDown':
      return current === options - 1 ? -1 : current + 1
    case 'ArrowUp':
      if (altKey) return 'close'
      return isField ? options - 1 : current - 1
    case 'Home':
      return isField ? undefined : 0
    case 'End':
      return isField ? undefined : options - 1
    case 'Enter':
      return isField ? undefined : 'take'
    case 'Escape':
      return 'close'
    default:
      return undefined
  }
}
