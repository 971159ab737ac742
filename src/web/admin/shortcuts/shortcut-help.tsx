import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { usePreference } from '../preferences/preferences.ts'
import { shortcutGroups } from './shortcut-rules.ts'

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const isOff = usePreference('shortcuts') === 'off'
  return (
    <OfficeDialog title="Keyboard shortcuts" width="wide" onClose={onClose}>
      <p className="pb-2 text-sm text-ink-soft text-pretty">
        {isOff
          ? 'The shortcuts of one key are switched off in this browser. They are switched on under Account.'
          : 'Shortcuts of one key do not work while you type, and can be switched off under Account.'}
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {shortcutGroups.map(({ title, isAlwaysOn, shortcuts }) => (
          <section
            key={title}
            aria-label={title}
            className={`py-2 ${isOff && !isAlwaysOn ? 'text-ink-soft' : ''}`}
          >
            <h3 className="pb-1 text-sm font-semibold">{title}</h3>
            <dl className="text-sm">
              {shortcuts.map(({ keys, text }) => (
                <div
                  key={text}
                  className="flex items-baseline gap-3 border-t border-hairline py-1.5"
                >
                  <dt className="w-26 shrink-0">
                    {keys.map((key) => (
                      <kbd key={key} className={keyLook}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="min-w-0">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </OfficeDialog>
  )
}

const keyLook =
  'mr-1 inline-block rounded-sm border border-outline bg-sunken px-1.5 font-sans text-xs font-semibold'
