import { useEffect, useRef } from 'react'

const patience = 300

/** Searches while one types, after a short rest. When the address changes by itself, the text follows. */
export function useSearchInput(q: string, onSearch: (q: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (input.current && asked.current !== q) input.current.value = q
    asked.current = q
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask() {
    clearTimeout(timer.current)
    const wanted = input.current?.value.trim() ?? ''
    if (wanted === asked.current) return
    asked.current = wanted
    search.current(wanted)
  }

  function askSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, patience)
  }

  function submit(event: React.FormEvent) {
    event.preventDefault()
    ask()
  }

  return { input: { ref: input, defaultValue: q, onInput: askSoon }, submit }
}
