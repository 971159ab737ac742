import { countText } from '#contract/count-text.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { SearchForm } from '../lists/filter-bar.tsx'
import { ListSkeleton } from '../lists/list-screen.tsx'
import { EmptyList, ListCount, ListView } from '../lists/list-view.tsx'
import { useRowDeletion } from '../lists/row-deletion.tsx'
import { useRowOrder } from '../lists/use-row-order.ts'
import { failureUnder } from '../session/api-error.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'
import type { ClientStory } from './client-story-dialog.tsx'
import { CardsSkeleton } from './image-card.tsx'
import { ImageCards } from './image-cards.tsx'
import type { ImageListConfig, ListedImage, ShownImages } from './image-list-configs.ts'
import type { OpenCards } from '../forms/use-open-cards.ts'

type ListedImagesProps = {
  config: ImageListConfig
  list: ShownImages
  cards: OpenCards
  story: ClientStory
}

export function ListedImages({ config, list, cards, story }: ListedImagesProps) {
  const { texts, writes } = config
  const { query, listing, rows, failure } = list
  const order = useRowOrder({
    rows,
    store: writes.order,
    failureOf: (error) => failureUnder(texts.reorderFailed, error),
    reads: [config.list.call],
  })
  const deletion = useRowDeletion<ListedImage>({
    store: ({ id }) => writes.delete(id),
    failed: texts.deleteFailed,
    failureOf: config.failureOf,
    question: () => texts.deleteAsked,
    hint: ({ name }) =>
      `${name} is removed from the site immediately, and can be restored from the trash for ${retention.trashDays} days.`,
    announces: ({ message }, { id }) =>
      announceDeletion({ kind: config.trashKind, id, message, reads: [config.list.call] }),
    onGone: list.remove,
    outdates: [trashCalls.list],
  })
  const isEmpty = !query.q && (listing?.total === 0 || failure !== undefined)
  const title = listing ? `${texts.heading} (${countText(listing.total)})` : texts.heading
  const isCounted = listing && (query.q || listing.pages > 1)
  return (
    <div className="@container flex flex-col gap-4 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg font-semibold">{query.q ? 'Search results' : title}</h2>
        {!isEmpty && (
          <SearchForm
            name={texts.searchLabel}
            label={texts.searchLabel}
            placeholder={texts.searchHint}
            q={query.q}
            onSearch={(q) => list.show({ q }, { replace: true })}
            className="w-full @xl:w-80"
          />
        )}
      </div>
      <ListView
        label={texts.title}
        list={{ ...list, rows: order.rows }}
        skeleton={
          <ListSkeleton text={texts.loading}>
            <CardsSkeleton />
          </ListSkeleton>
        }
        failures={[deletion.failure, order.failure]}
        head={isCounted ? <ListCount {...{ listing }} noun={list.noun} /> : <></>}
        empty={
          <EmptyList
            list={list}
            title={texts.none}
            hint={texts.noneHint}
            filteredHint={`No match for “${query.q}”.`}
            to={config.list.path}
            toText="Clear search"
          />
        }
        rows={<ImageCards {...{ config, list, order, cards, story, deletion }} />}
      >
        {deletion.dialog}
      </ListView>
    </div>
  )
}
