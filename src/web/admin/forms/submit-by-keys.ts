/** Ctrl+Enter, on a Mac Cmd+Enter, in any field of a form does what its button does. */
export function submitByKeys(event: React.KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event
  if (key !== 'Enter' || ctrlKey === metaKey || altKey || shiftKey) return
  if (event.defaultPrevented || nativeEvent.isComposing) return
  // Once, also in a text field, where Enter submits the form already.
  event.preventDefault()
  if (!event.repeat) event.currentTarget.requestSubmit()
}

/** Of the button. */
export const submitKeys = 'Control+Enter Meta+Enter'
