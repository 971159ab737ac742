import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type FormSectionProps = {
  title: string
  /** Of the title, which then can get the focus, also by an address that ends with it. */
  id?: string
  /** The only control of the section, which the title then names. */
  titleFor?: string
  hint?: string
  children: React.ReactNode
}

/** A part of a long form. Its title is beside the fields on a wide screen, above them on a narrow one. */
export function FormSection({ title, id, titleFor, hint, children }: FormSectionProps) {
  const head = useAddressedTitle(id)
  return (
    <section className={look}>
      <div>
        <h2
          ref={head}
          id={id}
          tabIndex={id ? -1 : undefined}
          className="text-base font-semibold outline-none"
        >
          {titleFor ? <label htmlFor={titleFor}>{title}</label> : title}
        </h2>
        {hint && <p className="mt-0.5 text-sm text-pretty text-ink-soft">{hint}</p>}
      </div>
      <div className="@container min-w-0">{children}</div>
    </section>
  )
}

/** The navigation whose part has had the focus: a form that is mounted anew does not take it again. */
let shownKey: string | undefined

/** The browser itself looks for the part before the screen has loaded. */
function useAddressedTitle(id: string | undefined) {
  const { hash, key } = useLocation()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!id || hash !== `#${id}` || shownKey === key) return
    shownKey = key
    head.current?.scrollIntoView()
    head.current?.focus({ preventScroll: true })
  }, [id, hash, key])
  return head
}

/** A list above has the line of its last row. */
const look =
  'grid gap-x-10 gap-y-4 border-t border-hairline pt-5 pb-2 @4xl:grid-cols-[13rem_1fr] ' +
  '[:is(table,section:has(>div:last-child>table))+&]:border-t-0'

/** The buttons of a long form, always visible. Toasts appear above it. */
export function FormFoot({ children }: { children: React.ReactNode }) {
  return (
    <div
      data-form-foot
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-paper px-4 py-3 md:mx-0 md:px-0"
    >
      {children}
    </div>
  )
}
