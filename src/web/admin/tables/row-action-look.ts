/** On a card the actions share the width; in a table they stand side by side, quietly. */
export const rowActionsLook = 'flex gap-2 @lg:-mr-2.5 @lg:inline-flex @lg:gap-0'
export const rowActionLook =
  'grow border border-hairline px-2.5! @lg:grow-0 @lg:border-transparent @lg:text-ink-soft @lg:hover:text-action'
