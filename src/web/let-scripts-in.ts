/**
 * Runs in a page from its own text: what waits in the template before it comes in when the first
 * picture is there, or after two seconds.
 */
export function letScriptsIn() {
  const script = document.currentScript
  const waiting = script?.previousElementSibling as HTMLTemplateElement
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  script?.remove()
  if (!picture || picture.complete) return letIn()
  picture.addEventListener('load', letIn)
  picture.addEventListener('error', letIn)
  setTimeout(letIn, 2000)

  function letIn() {
    if (!waiting.isConnected) return
    document.head.append(...waiting.content.querySelectorAll('link'))
    waiting.replaceWith(waiting.content)
  }
}
