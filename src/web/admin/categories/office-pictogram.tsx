import { Pictogram } from '../../ui/category-pictogram.tsx'
import { useCategories } from './use-categories.ts'

type OfficePictogramProps = { category: string; className: string }

/** Also of a category that is hidden, or newer than the page's document. */
export function OfficePictogram({ category, className }: OfficePictogramProps) {
  const known = useCategories().find(({ name }) => name === category)
  return <Pictogram icon={known?.icon ?? 'accessories'} className={className} />
}
