import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Question<Subject> = {
  textsOf: (
    subject: Subject,
  ) => Pick<React.ComponentProps<typeof ConfirmDialog>, 'question' | 'hint' | 'yes' | 'no'>
  onYes: (subject: Subject) => void
}

/** A question before something is done, and the dialog that asks it. */
export function useQuestion<Subject>({ textsOf, onYes }: Question<Subject>) {
  const [asked, setAsked] = useState<{ subject: Subject }>()
  const close = () => setAsked(undefined)
  return {
    ask: (subject: Subject) => setAsked({ subject }),
    dialog: asked && (
      <ConfirmDialog
        {...textsOf(asked.subject)}
        onYes={() => {
          close()
          onYes(asked.subject)
        }}
        onNo={close}
      />
    ),
  }
}
