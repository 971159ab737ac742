import { countText } from '#contract/count-text.ts'

const namesShown = 5

/** `One, Two and 3 more`. */
export function namesText(names: string[]) {
  const shown = names.slice(0, namesShown).join(', ')
  return names.length > namesShown
    ? `${shown} and ${countText(names.length - namesShown)} more`
    : shown
}
