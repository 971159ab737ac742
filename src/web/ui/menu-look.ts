/** Of the menus of the back office. */
export const menuPopupLook =
  'rounded-md border border-hairline bg-surface py-1 ' +
  'text-ink shadow-[0_12px_32px_-8px_rgb(15_12_9/0.4)] outline-none transition-opacity duration-100 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0'

export const menuItemLook =
  'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 text-base -outline-offset-2 select-none ' +
  'data-highlighted:bg-sunken data-checked:font-semibold md:min-h-9 md:text-sm md:pointer-coarse:min-h-11'
