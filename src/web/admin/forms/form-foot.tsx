/** Stays in sight however long the form is. What is announced stands above it. */
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
