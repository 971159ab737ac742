import { useId } from 'react'
import { imageListLimits } from '#contract/image-lists/image-list.ts'
import { TextField } from '../../ui/field.tsx'

type CategoryFieldProps = Omit<React.ComponentProps<typeof TextField>, 'name'> & {
  categories: string[]
}

/** Any text, with those there are to choose from. */
export function CategoryField({ categories, ...rest }: CategoryFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField
        name="category"
        list={listId}
        maxLength={imageListLimits.category}
        autoComplete="off"
        {...rest}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  )
}
