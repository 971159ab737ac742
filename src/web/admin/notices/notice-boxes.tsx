import { useState } from 'react'
import { PreferenceBox } from '../preferences/preference-box.tsx'
import { setPreference } from '../preferences/preferences.ts'
import { playTone } from './enquiry-notices.tsx'

/** How a new enquiry is announced, besides the number in the title. */
export function NoticeBoxes() {
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
        label="A sound for a new enquiry"
        hint="While the back office is open in a tab that is visible."
        onTurnedOn={playTone}
      />
      <PreferenceBox
        name="notices"
        label="A notification for a new enquiry"
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
