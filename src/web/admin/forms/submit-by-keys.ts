/** Ctrl+Enter, on a Mac Cmd+Enter, in any field of a form does what its button does. */
export function submitByKeys(event: React.KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target } = event
  // On a link or a button it is the browser's, as for a new tab; a menu of the form is no field.
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  if (key !== 'Enter' || ctrlKey === metaKey || altKey || shiftKey) return
  if (event.defaultPrevented || nativeEvent.isComposing) return
  // Once, also in a text field, where Enter submits the form already.
  event.preventDefault()
  if (!event.repeat) event.currentTarget.requestSubmit()
}

/** Of the button. */
export const submitKeys = 'Control+Enter Meta+Enter'
