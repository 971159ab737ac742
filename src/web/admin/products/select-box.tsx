type SelectBoxProps = {
  label: string
  isChecked: boolean
  /** Some of those it stands for are chosen, others not. */
  isMixed?: boolean
  onChange: () => void
}

/** A small box in a place that a finger can hit. */
export function SelectBox({ label, isChecked, isMixed = false, onChange }: SelectBoxProps) {
  return (
    <label className="-ml-3 flex size-11 shrink-0 cursor-pointer items-center justify-center @3xl:-ml-2 @3xl:size-9 @3xl:pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={onChange}
        className="size-4.5 accent-action @3xl:size-4"
      />
    </label>
  )
}
