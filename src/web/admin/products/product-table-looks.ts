/** From a width of 48rem on a table, below it cards: the width of the screen beside the navigation counts. */
export const tableLook =
  'block w-full border-t border-hairline @3xl:-mx-2 @3xl:table @3xl:w-[calc(100%+1rem)] @3xl:border-t-0'
export const headLook = 'sr-only @3xl:not-sr-only @3xl:table-header-group'
export const cellLook = '@3xl:px-3 @3xl:py-1.5 @3xl:first:pl-2 @3xl:last:pr-2'
export const rowLook =
  'grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 border-b border-hairline py-3 ' +
  '@lg:grid-cols-[1fr_auto_6rem] @lg:gap-y-1 ' +
  '@3xl:table-row @3xl:py-0 @3xl:hover:bg-sunken'
