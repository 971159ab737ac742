import { ListSkeleton } from './list-screen.tsx'
import { ListTable } from './list-table.tsx'
import { EmptyList, ListView } from './list-view.tsx'
import type { Identified } from './office-list.ts'

type ViewProps<Row extends Identified> = React.ComponentProps<typeof ListView<Row>>
type TableProps<Row extends Identified> = React.ComponentProps<typeof ListTable<Row>>

type TableViewProps<Row extends Identified> = Omit<ViewProps<Row>, 'skeleton' | 'empty' | 'rows'> &
  Pick<TableProps<Row>, 'columns' | 'cardLook' | 'returned'> & {
    list: Pick<TableProps<Row>, 'sorting'> & { path: string; isFiltered: boolean }
    /** The text while the rows are read. */
    loading: string
    empty: Omit<React.ComponentProps<typeof EmptyList>, 'list' | 'to'>
  }

/** One page of a list in all its states, its rows in a table. */
export function TableView<Row extends Identified>(props: TableViewProps<Row>) {
  const { loading, empty, columns, cardLook, returned, ...view } = props
  const { label, list } = view
  return (
    <ListView
      {...view}
      skeleton={<ListSkeleton text={loading} />}
      rows={
        <ListTable
          {...{ label, columns, cardLook, returned }}
          rows={list.rows}
          sorting={list.sorting}
        />
      }
      empty={<EmptyList {...{ list }} to={list.path} {...empty} />}
    />
  )
}
