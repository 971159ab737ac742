import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#contract/count-text.ts'
import { categoryCalls } from '#contract/categories/category-calls.ts'
import { categoryMessages } from '#contract/categories/category.ts'
import type { CategoryMerge, OfficeCategory } from '#contract/categories/category.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { useOwnClose } from '../forms/use-own-close.ts'
import { ReadState } from '../frame/read-state.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { callQuery } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { announceRestorableCategory, categoryReads } from './use-category-changes.ts'

type MergeDialogProps = {
  category: OfficeCategory
  categories: OfficeCategory[]
  onClose: () => void
}

export function MergeDialog({ category, categories, onClose }: MergeDialogProps) {
  const { id, name } = category
  const [into, setInto] = useState('')
  const others = categories.filter((other) => other.id !== id)
  const target = others.find((other) => other.name === into)
  const close = useOwnClose(onClose)
  const merge = useWrite({
    store: (targetId: string) => callApi(categoryCalls.merge, { id, into: targetId }),
    failureOf: (error) => failureOf(error, categoryMessages.mergeFailed),
    onStored({ message }) {
      announceRestorableCategory(message, id)
      close()
    },
    outdates: categoryReads,
  })
  return (
    <OfficeDialog
      title={`Merge ${name} into another category`}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="action"
            onClick={() => target && void merge.run(target.id)}
            disabled={!target}
            aria-disabled={merge.isBusy()}
          >
            {merge.isBusy() ? 'Merging...' : 'Merge'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {merge.failure && <Banner {...merge.failure} />}
        <SelectField
          label="Into"
          value={into}
          placeholder="Select a category"
          choices={others.map((other) => other.name)}
          onChoose={setInto}
          isRequired
        />
        <MergePreview {...{ category }} into={into || 'the other category'} />
      </div>
    </OfficeDialog>
  )
}

function MergePreview({ category, into }: { category: OfficeCategory; into: string }) {
  const { data, error, refetch } = useQuery({
    ...callQuery(categoryCalls.previewMerge, { id: category.id }),
    staleTime: 0,
  })
  if (error || !data) {
    return (
      <ReadState
        {...{ data, error, refetch }}
        failed={categoryMessages.previewFailed}
        skeleton={<Skeleton className="h-20" />}
      />
    )
  }
  return (
    <ul className="list-disc pl-5 text-sm wrap-anywhere">
      {linesOf(data.merge, category, into).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function linesOf(merge: CategoryMerge, { name }: OfficeCategory, into: string) {
  const { published, drafts, deleted, hasCatalogue } = merge
  const moved = [
    countOf(published, 'published product'),
    countOf(drafts, 'draft'),
    `${deleted} in the trash`,
  ]
  return [
    `${moved.join(', ')} move into ${into}.`,
    `Addresses with ${name} lead to ${into}.`,
    ...(hasCatalogue ? [`The catalogue of ${name} is not offered any more.`] : []),
    `${name} leaves the list. It can be restored with its products.`,
  ]
}
