import type { CategoryIcon } from '#contract/categories/category.ts'
import sprite from '../pictograms/pictograms.svg?url&no-inline'
import { useCategoryIcon } from '../use-site-profile.ts'

type CategoryPictogramProps = { category: string; className?: string }

export function CategoryPictogram({ category, className }: CategoryPictogramProps) {
  return <Pictogram icon={useCategoryIcon(category)} className={className} />
}

type PictogramProps = { icon: CategoryIcon; className?: string | undefined }

export function Pictogram({ icon, className }: PictogramProps) {
  return (
    <svg className={className} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <use href={`${sprite}#${icon}`} />
    </svg>
  )
}
