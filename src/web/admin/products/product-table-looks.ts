/** From a width of 48rem on a table, below it cards: the width of the screen beside the navigation counts. */
export const tableLook = 'block w-full border-t border-hairline @3xl:table'
export const headLook = 'sr-only @3xl:not-sr-only @3xl:table-header-group'
export const cellLook = '@3xl:px-3 @3xl:py-2 @3xl:first:pl-2 @3xl:last:pr-1'
export const rowLook =
  'grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 border-b border-hairline py-3 ' +
  '@3xl:table-row @3xl:py-0 @3xl:hover:bg-sunken'
