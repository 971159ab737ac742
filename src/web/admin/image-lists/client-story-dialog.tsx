import { useEffect, useId, useState } from 'react'
import { clientCalls } from '#contract/image-lists/image-list-calls.ts'
import { imageListLimits, imageListMessages } from '#contract/image-lists/image-list.ts'
import { pictureUploadLimits, pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { FileField } from '../forms/file-drop.tsx'
import { DraftLead } from '../forms/draft-lead.tsx'
import { officeDraft } from '../forms/office-drafts.ts'
import { FormDialog } from '../forms/office-form.tsx'
import { submitForm } from '../forms/submit-form.ts'
import { useFieldDraft } from '../forms/use-form-draft.ts'
import type { FormBase } from '../forms/use-form-draft.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { NoPreview, ShownPicture } from '../pictures/shown-picture.tsx'
import { detailsIn } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import type { ListedImage } from './image-list-configs.ts'

type ClientStoryDialogProps = {
  client: ListedImage
  onChange: (isChanged: boolean) => void
  onClose: () => void
}

export type ClientStory = ReturnType<typeof useClientStory>

/** The button on the card of a client, and the dialog that it opens, whatever page of the list is shown. */
export function useClientStory() {
  const [opened, setOpened] = useState<ListedImage>()
  const [isChanged, setChanged] = useState(false)
  const close = () => {
    setOpened(undefined)
    setChanged(false)
  }
  return {
    /** Something is typed or chosen and not saved. */
    isChanged,
    discard: () => opened && officeDraft(storyDraft(opened.id)).remove(),
    buttonOf: (client: ListedImage) => (
      <Button
        look="quiet"
        onClick={() => setOpened(client)}
        aria-label={`Story of ${client.name}`}
        className="px-2! text-ink-soft!"
      >
        Story
      </Button>
    ),
    dialog: opened && <ClientStoryDialog client={opened} onChange={setChanged} onClose={close} />,
  }
}

/** The form of a story, which is sent with a chosen image. */
function useStoryForm({ client, onChange, onClose }: ClientStoryDialogProps) {
  const [chosen, setChosen] = useState<File>()
  const start = startOf(client.story)
  const draft = useFieldDraft({
    screen: storyDraft(client.id),
    start,
    ...(chosen && { files: [chosen], touched: ['image'] }),
  })
  const { values, base, isDirty } = draft
  const submission = useSubmission(save)
  const close = useOwnClose(onClose)
  useEffect(() => onChange(isDirty), [onChange, isDirty])
  const choose = (file: File | undefined) => {
    setChosen(file)
    draft.change({ image: file?.name ?? '' })
  }
  return { submission, draft, start, chosen, choose, setChosen }

  function save(_: FormValues, element: HTMLFormElement) {
    const form = new FormData()
    form.set('title', values.title)
    form.set('text', values.text)
    form.set('keepsImage', String(values.image !== ''))
    form.set('version', String(base.version))
    if (chosen) form.set('image', chosen)
    draft.meet(undefined)
    return submitForm({
      form: element,
      async send() {
        const { message } = await callApi(clientCalls.saveStory, { id: client.id, form })
        announce(message)
        void outdate([clientCalls.listForOffice])
        draft.removeSent(values)
        close()
      },
      failed: imageListMessages.clients.storyFailed,
      isTitle: true,
      isConflict(error) {
        const theirs = detailsIn(clientCalls.saveStory, error)?.client
        if (theirs) draft.meet(startOf(theirs.story))
        return theirs !== undefined
      },
    })
  }
}

const fieldLabels = { title: 'Title', text: 'Text', image: 'Image' }

/** The image by the name of its file: that of the stored one, or of the one that is chosen. */
function startOf(story: ListedImage['story']): FormBase<Record<keyof typeof fieldLabels, string>> {
  const { title = '', text = '', version = 0 } = story ?? {}
  return { values: { title, text, image: nameOf(story) }, version }
}

/** A file may have been sent without a name. */
function nameOf(story: ListedImage['story']) {
  return story?.image ? story.image.originalName || fieldLabels.image : ''
}

/** Of what is typed of the story of a client. */
function storyDraft(id: string) {
  return `story:${id}`
}

/** Title, text and image of the page that the logo of a client leads to. */
function ClientStoryDialog(props: ClientStoryDialogProps) {
  const { client, onClose } = props
  const { submission, draft, start, chosen, choose, setChosen } = useStoryForm(props)
  const { fieldErrors } = submission
  const { values, change } = draft
  const { story } = client
  return (
    <FormDialog
      title={`Story of ${client.alt}`}
      width="wide"
      // Escape would lose a chosen file.
      {...(draft.isDirty ? {} : { onClose })}
      submission={submission}
      submitText="Save"
      busyText="Saving..."
      onCancel={() => {
        draft.remove()
        onClose()
      }}
      lead={
        <DraftLead
          {...{ draft, start, submission }}
          labels={fieldLabels}
          title={imageListMessages.clients.storyChangedMeanwhile}
          onTake={(field) => field === 'image' && setChosen(undefined)}
          onDiscard={() => setChosen(undefined)}
        />
      }
    >
      <p className="text-sm text-ink-soft">
        The logo leads to a page with this story as soon as there is a text.
      </p>
      <TextField
        name="title"
        label="Title"
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
        error={fieldErrors['title']}
        maxLength={imageListLimits.storyTitle}
        data-first-focus
      />
      <TextAreaField
        name="text"
        label="Text"
        hint="An empty line begins a new paragraph."
        rows={10}
        value={values.text}
        onChange={({ target }) => change({ text: target.value })}
        error={fieldErrors['text']}
        maxLength={imageListLimits.storyText}
      />
      <StoryImage
        stored={values.image ? story?.image?.thumbnail : undefined}
        chosen={chosen}
        error={fieldErrors['image']}
        onChoose={choose}
        onRemove={() => choose(undefined)}
      />
      {story?.path && (
        <a href={story.path} target="_blank" rel="noopener" className="text-sm text-action">
          View on site
        </a>
      )}
    </FormDialog>
  )
}

type StoryImageProps = {
  stored: string | undefined
  chosen: File | undefined
  error: string | undefined
  onChoose: (file: File | undefined) => void
  onRemove: () => void
}

function StoryImage({ stored, chosen, error, onChoose, onRemove }: StoryImageProps) {
  const id = useId()
  const [refusal, setRefusal] = useState<string>()
  return (
    <div className="@container">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Image (optional)
      </label>
      {(chosen ?? stored) && (
        <div className="mb-2 flex items-center gap-3">
          {!chosen && (
            <ShownPicture
              src={stored ?? ''}
              alt="The image of the story"
              className="h-16 w-28 object-contain"
              instead={<NoPreview />}
            />
          )}
          <bdi className="min-w-0 grow text-sm wrap-anywhere">{chosen?.name}</bdi>
          <Button look="quiet" onClick={onRemove} aria-label="Remove the image">
            Remove
          </Button>
        </div>
      )}
      <FileField
        id={id}
        accept="image/jpeg,image/png,image/webp,image/gif"
        text={(chosen ?? stored) ? 'Replace the image' : 'Choose an image'}
        dropText="or drop it here"
        hint="Wider than high. JPEG, PNG, WebP or GIF, up to 5MB."
        error={error ?? refusal}
        onFiles={([file]) => {
          const isLarge = file !== undefined && file.size > pictureUploadLimits.bytes
          setRefusal(isLarge ? pictureUploadMessages.tooLarge(file.name) : undefined)
          if (!isLarge) onChoose(file)
        }}
      >
        {null}
      </FileField>
    </div>
  )
}
