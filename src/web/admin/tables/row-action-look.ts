/** On a card the actions share the width; in a table they stand side by side, quietly. */
export const rowActionsLook =
  'flex gap-2 @lg:-ml-2.5 @lg:inline-flex @lg:gap-0 @3xl:-mr-2.5 @3xl:ml-0'
export const rowActionLook =
  'grow border border-hairline px-2.5! @lg:grow-0 @lg:border-transparent @lg:text-ink-soft @lg:hover:text-action'
