import { useRef, useState } from 'react'
import { replyTemplateCalls } from '#contract/reply-templates/reply-template-calls.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusFallback } from '../frame/use-focus-fallback.ts'
import { useFocusAfterDeletion } from '../lists/row-focus.ts'
import { useRowOrder } from '../lists/use-row-order.ts'
import { useTileMoves } from '../pictures/tile-moves.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'
import { Permitted, useMay } from '../session/permitted.tsx'

const reads = [replyTemplateCalls.list]

type ReplyTemplateListProps = {
  templates: ReplyTemplate[]
  onEdit: (template: ReplyTemplate) => void
}

/** In the order of the menu. Nothing is asked before a deletion, since it can be undone. */
export function ReplyTemplateList({ templates, onEdit }: ReplyTemplateListProps) {
  const root = useRef<HTMLOListElement>(null)
  const mayChange = useMay(replyTemplateCalls.change)
  const deletion = useDeletion()
  const order = useRowOrder({
    rows: templates,
    store: (ids) => callApi(replyTemplateCalls.order, { ids }),
    failureOf: (error) => failureOf(error, replyTemplateMessages.orderFailed),
    reads,
  })
  const tiles = order.rows.map((template, at, { length: of }) => ({ ...template, at, of }))
  const moves = useTileMoves({
    tiles,
    onMove: ({ at }, to) => order.move(at, to),
    onMoved: order.save,
    textOf: ({ name }, at) => `${name} is now ${at + 1} of ${tiles.length}`,
  })
  useFocusAfterDeletion(root, templates, deletion.going)
  useFocusFallback(templates)
  return (
    <>
      {[deletion.failure, order.failure].map(
        (failure) => failure && <Banner key={failure.title} {...failure} />,
      )}
      <ol
        ref={root}
        aria-label="Templates in their order"
        className="-mx-4 border-t border-hairline empty:hidden md:mx-0"
      >
        {tiles.map((tile) => (
          <li
            key={tile.id}
            draggable={mayChange && tiles.length > 1}
            {...moves.dragPropsOf(tile)}
            aria-busy={tile.id === deletion.going?.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline px-4 py-2 aria-busy:opacity-40 md:px-2 md:[&[draggable=true]]:cursor-grab"
          >
            <TemplateTexts {...tile} />
            <Permitted call={replyTemplateCalls.change}>
              <div className="-ml-3 flex flex-wrap items-center md:ml-0">
                <span className="contents [&_svg]:rotate-90">{moves.stepButtonsOf(tile)}</span>
                <Button
                  look="quiet"
                  aria-label={`Edit ${tile.name}`}
                  onClick={() => onEdit(tile)}
                  className="px-2.5!"
                >
                  Edit
                </Button>
                <Button
                  look="quiet"
                  aria-label={`Delete ${tile.name}`}
                  onClick={() => void deletion.run(tile)}
                  disabled={tile.id === deletion.going?.id}
                  data-delete
                  className="px-2.5! text-ink-soft! hover:text-danger!"
                >
                  Delete
                </Button>
              </div>
            </Permitted>
          </li>
        ))}
      </ol>
      {moves.status}
    </>
  )
}

function TemplateTexts({ name, subject, body }: ReplyTemplate) {
  return (
    <div className="min-w-0 grow basis-72">
      <p className="line-clamp-2 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft md:line-clamp-1">
        {subject && (
          <>
            <bdi className="text-ink">{subject}</bdi> ·{' '}
          </>
        )}
        <bdi>{body}</bdi>
      </p>
    </div>
  )
}

function useDeletion() {
  const [going, setGoing] = useState<ReplyTemplate>()
  const { run, failure } = useWrite({
    store: ({ id }: ReplyTemplate) => callApi(replyTemplateCalls.delete, { id }),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, replyTemplateMessages.deleteFailed),
    onStored: ({ message }, { id }) =>
      announceRestorable({
        message,
        restore: () => callApi(replyTemplateCalls.restore, { id }),
        failed: replyTemplateMessages.restoreFailed,
        reads,
      }),
    outdates: reads,
  })
  return {
    going,
    failure,
    run(template: ReplyTemplate) {
      setGoing(template)
      return run(template)
    },
  }
}
