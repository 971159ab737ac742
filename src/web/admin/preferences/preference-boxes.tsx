import { useState } from 'react'
import { playTone } from '../notices/office-notices.tsx'
import { setPreference, usePreference } from './preferences.ts'

/** What each person chooses for a browser. */
export function Preferences() {
  return (
    <div className="flex flex-col gap-2">
      <PreferenceBox
        name="startOnToday"
        label="Begin with Today"
        hint="After signing in, instead of the products."
      />
      <PreferenceBox
        name="shortcuts"
        label="Keyboard shortcuts of one key"
        hint="The key ? shows them. Ctrl K works in any case."
      />
      <NoticeBoxes />
    </div>
  )
}

/** How a new enquiry or message is announced, besides the number in the title. */
function NoticeBoxes() {
  const [isRefused, setRefused] = useState(false)

  /** The browser asks whether it may. */
  async function askBrowser() {
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied'
    if (answer !== 'granted') setPreference('notices', 'off')
    setRefused(answer !== 'granted')
  }

  return (
    <>
      <PreferenceBox
        name="sound"
        label="A sound for a new enquiry or message"
        hint="While the back office is open in a tab that is visible."
        onTurnedOn={playTone}
      />
      <PreferenceBox
        name="notices"
        label="A notification for a new enquiry or message"
        hint="The browser asks whether it may show them."
        onTurnedOn={() => void askBrowser()}
      />
      <p role="status" className="text-sm text-danger">
        {isRefused &&
          'The browser does not allow notifications of this site. Allow them in its settings.'}
      </p>
    </>
  )
}

type PreferenceBoxProps = {
  name: Parameters<typeof setPreference>[0]
  label: string
  hint: string
  onTurnedOn?: () => void
}

/** Something that is on or off in this browser. It is stored at once. */
function PreferenceBox({ name, label, hint, onTurnedOn }: PreferenceBoxProps) {
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
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
    </label>
  )
}
