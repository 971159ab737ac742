import { setPreference, usePreference } from './preferences.ts'

type PreferenceBoxProps = {
  name: Parameters<typeof setPreference>[0]
  label: string
  hint?: string
  onTurnedOn?: () => void
}

/** Something that is on or off in this browser. It is stored at once. */
export function PreferenceBox({ name, label, hint, onTurnedOn }: PreferenceBoxProps) {
  const value = usePreference(name)
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 md:min-h-9">
      <input
        type="checkbox"
        checked={value === 'on'}
        onChange={({ currentTarget }) => {
          setPreference(name, currentTarget.checked ? 'on' : 'off')
          if (currentTarget.checked) onTurnedOn?.()
        }}
        className="mt-0.5 size-4.5 shrink-0 accent-action"
      />
      <span>
        {label}
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}
