import { useId, useState } from 'react'
import { clientCalls } from '#contract/image-lists/image-list-calls.ts'
import { imageListLimits, imageListMessages } from '#contract/image-lists/image-list.ts'
import { pictureUploadLimits, pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { FileField } from '../forms/file-drop.tsx'
import { FormDialog } from '../forms/office-form.tsx'
import { submitForm } from '../forms/submit-form.ts'
import { useOwnClose } from '../forms/use-own-close.ts'
import { NoPreview, ShownPicture } from '../pictures/shown-picture.tsx'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import type { ListedImage } from './image-list-configs.ts'

type ClientStoryDialogProps = {
  client: ListedImage
  isChanged: boolean
  onChange: () => void
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
    dialog: opened && (
      <ClientStoryDialog
        client={opened}
        isChanged={isChanged}
        onChange={() => setChanged(true)}
        onClose={close}
      />
    ),
  }
}

/** The form of a story, which is sent with a chosen image. */
function useStoryForm({ client, onChange, onClose }: ClientStoryDialogProps) {
  const [chosen, setChosen] = useState<File>()
  const [keepsImage, setKeepsImage] = useState(true)
  const submission = useSubmission(save)
  const close = useOwnClose(onClose)
  const choose = (file: File | undefined) => {
    setChosen(file)
    onChange()
  }
  const removeImage = () => {
    choose(undefined)
    setKeepsImage(false)
  }
  return { ...submission, chosen, choose, keepsImage, removeImage }

  function save({ title = '', text = '' }: FormValues, element: HTMLFormElement) {
    const form = new FormData()
    form.set('title', title)
    form.set('text', text)
    form.set('keepsImage', String(keepsImage))
    if (chosen) form.set('image', chosen)
    return submitForm({
      form: element,
      async send() {
        const { message } = await callApi(clientCalls.saveStory, { id: client.id, form })
        announce(message)
        void outdate([clientCalls.listForOffice])
        close()
      },
      failed: imageListMessages.clients.storyFailed,
      isTitle: true,
    })
  }
}

/** Title, text and image of the page that the logo of a client leads to. */
function ClientStoryDialog(props: ClientStoryDialogProps) {
  const { client, isChanged, onChange, onClose } = props
  const form = useStoryForm(props)
  const { formProps, fieldErrors, chosen } = form
  const { story } = client
  return (
    <FormDialog
      title={`Story of ${client.alt}`}
      width="wide"
      // Escape would lose what was typed or chosen.
      {...(isChanged ? {} : { onClose })}
      submission={{ ...form, formProps: { ...formProps, onInput } }}
      submitText="Save"
      busyText="Saving..."
      onCancel={onClose}
    >
      <p className="text-sm text-ink-soft">
        The logo leads to a page with this story as soon as there is a text.
      </p>
      <TextField
        name="title"
        label="Title"
        defaultValue={story?.title}
        error={fieldErrors['title']}
        maxLength={imageListLimits.storyTitle}
        data-first-focus
      />
      <TextAreaField
        name="text"
        label="Text"
        hint="An empty line begins a new paragraph."
        rows={10}
        defaultValue={story?.text}
        error={fieldErrors['text']}
        maxLength={imageListLimits.storyText}
      />
      <StoryImage
        stored={form.keepsImage ? story?.image?.thumbnail : undefined}
        chosen={chosen}
        error={fieldErrors['image']}
        onChoose={form.choose}
        onRemove={form.removeImage}
      />
      {story?.path && (
        <a href={story.path} target="_blank" rel="noopener" className="text-sm text-action">
          View on site
        </a>
      )}
    </FormDialog>
  )

  function onInput(event: React.FormEvent<HTMLFormElement>) {
    formProps.onInput(event)
    onChange()
  }
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
