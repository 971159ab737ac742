/**
 * A press anywhere on a card opens its product, with the keys that open another tab. A text that somebody
 * marks is no press. On phones, and without scripts, the link itself covers the card.
 */
export function openCard(press: MouseEvent) {
  const { target } = press
  if (!(target instanceof Element) || target.closest('a, label')) return
  if (getSelection()?.isCollapsed === false) return
  const link = target.closest('.product-card')?.querySelector('.card-more a')
  link?.dispatchEvent(new MouseEvent('click', press))
}
