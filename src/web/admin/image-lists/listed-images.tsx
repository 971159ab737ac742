import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SearchForm } from '../lists/filter-bar.tsx'
import { EmptyList, ListCount, ListView } from '../lists/list-view.tsx'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'
import { ImageCards } from './image-cards.tsx'
import type { ImageListConfig, ListedImage, ShownImages } from './image-list-configs.ts'
import { CardsSkeleton } from './image-list-skeleton.tsx'
import { useImageOrder } from './use-image-order.ts'
import type { OpenCards } from './use-open-cards.ts'

type ListedImagesProps = { config: ImageListConfig; list: ShownImages; cards: OpenCards }

export function ListedImages({ config, list, cards }: ListedImagesProps) {
  const { texts } = config
  const { query, listing, rows, failure } = list
  const deletion = useImageDeletion(config)
  const order = useImageOrder(config, rows)
  const going = rows.find(({ id }) => deletion.isBusy(id))
  const isEmpty = !query.q && (listing?.total === 0 || failure !== undefined)
  const title = listing ? `${texts.heading} (${listing.total})` : texts.heading
  return (
    <div className="@container flex flex-col gap-4 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg font-semibold">{query.q ? 'Search results' : title}</h2>
        {!isEmpty && <ImageSearch {...{ texts, list }} />}
      </div>
      <ListView
        label={texts.title}
        list={{ ...list, rows: order.images }}
        skeleton={<CardsSkeleton text={texts.loading} />}
        failures={[deletion.failure, order.failure]}
        head={
          listing && (query.q || listing.pages > 1) ? (
            <ListCount {...{ listing }} noun={list.noun} />
          ) : (
            <></>
          )
        }
        empty={
          <EmptyList
            list={list}
            title={texts.none}
            hint={texts.noneHint}
            filteredHint={`Nothing fits “${query.q}”.`}
            to={config.list.path}
            toText="Clear search"
          />
        }
        going={going}
        rows={<ImageCards {...{ config, list, order, cards, going }} onDelete={deletion.ask} />}
      >
        {deletion.asked && (
          <ConfirmDialog
            question={texts.deleteAsked}
            hint={`${deletion.asked.name} leaves the site at once. This cannot be undone.`}
            yes="Delete"
            onYes={deletion.confirm}
            onNo={deletion.withdraw}
          />
        )}
      </ListView>
    </div>
  )
}

type ImageSearchProps = { texts: ImageListConfig['texts']; list: ShownImages }

function ImageSearch({ texts: { searchLabel, searchHint }, list }: ImageSearchProps) {
  return (
    <SearchForm
      name={searchLabel}
      label={searchLabel}
      placeholder={searchHint}
      q={list.query.q}
      onSearch={(q) => list.show({ q }, { replace: true })}
      className="w-full @xl:w-80"
    />
  )
}

function useImageDeletion({ list, writes, texts, failureOf }: ImageListConfig) {
  const [asked, setAsked] = useState<ListedImage>()
  const { run, failure, isBusy } = useWrite({
    async store({ id }: ListedImage) {
      try {
        return await writes.delete(id)
      } finally {
        // Also after a refusal: somebody else may have deleted it.
        await outdate([list.call])
      }
    },
    failureOf: (error) => failureOf(texts.deleteFailed, error),
    subjectOf: ({ id }) => id,
    announces: () => texts.deleted,
  })

  function confirm() {
    setAsked(undefined)
    if (asked) void run(asked)
  }

  return { asked, failure, isBusy, ask: setAsked, withdraw: () => setAsked(undefined), confirm }
}
