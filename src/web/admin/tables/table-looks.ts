/** From a width of 48rem on a table, below it cards: the width of the screen beside the navigation counts. */
export const tableLook =
  'block w-full border-t border-hairline @3xl:-mx-2 @3xl:table @3xl:w-[calc(100%+1rem)] @3xl:border-t-0'
export const headLook = 'sr-only @3xl:not-sr-only @3xl:table-header-group'
export const bodyLook = 'block @3xl:table-row-group'
/** Of a row: what the card is a grid of, each table says for itself. */
export const rowLook =
  'grid items-center border-b border-hairline py-3 @3xl:table-row @3xl:py-0 @3xl:hover:bg-sunken'
export const cellLook = '@3xl:px-3 @3xl:py-1.5 @3xl:first:pl-2 @3xl:last:pr-2'
