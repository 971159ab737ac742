import { useEffect, useId, useRef, useState } from 'react'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { announce } from '../../ui/toasts.tsx'
import { FormFoot } from '../forms/form-section.tsx'
import { UploadBar } from '../forms/upload-bar.tsx'
import type { Failure } from '../../ui/banner.tsx'
import type { UploadProgress } from '../session/send-call.ts'
import { useReturn } from '../products/product-links.tsx'
import { CatalogueField } from './catalogue-field.tsx'
import { sendCatalogue } from './catalogue-file.ts'

type UnfinishedCatalogueProps = {
  /** What is stored all the same. */
  productName: string
  category: string
  file: File
  failure: Failure
}

/** The product is stored, and its form is done with. Only the file waits for another try. */
export function UnfinishedCatalogue({ productName, category, ...began }: UnfinishedCatalogueProps) {
  const titleId = useId()
  const { back } = useReturn()
  const heading = useRef<HTMLHeadingElement>(null)
  const [file, setFile] = useState<File | undefined>(began.file)
  const { failure, progress, send, cancel } = useAnotherTry(category, began.failure)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={titleId} className="flex max-w-5xl flex-col gap-6">
      <div>
        <h2 ref={heading} id={titleId} tabIndex={-1} className="font-semibold outline-none">
          The product is saved, its catalogue is not
        </h2>
        <p className="mt-1 text-ink-soft text-pretty wrap-anywhere">
          {productName} is stored with all its details and images. The PDF is still here for another
          try.
        </p>
      </div>
      {failure && <Banner {...failure} />}
      <fieldset disabled={progress !== undefined} className="contents">
        <CatalogueField category={category} chosen={file} error={undefined} onChoose={setFile} />
      </fieldset>
      <FormFoot>
        {progress && <UploadBar text="Uploading the catalogue..." progress={progress} />}
        {progress ? (
          <Button onClick={cancel}>Cancel upload</Button>
        ) : (
          <ButtonLink {...back}>Go on without it</ButtonLink>
        )}
        <Button
          look="action"
          disabled={!file || progress !== undefined}
          onClick={() => file && send(file)}
        >
          {progress && <SpinnerMark />}
          Try again
        </Button>
      </FormFoot>
    </section>
  )
}

function useAnotherTry(category: string, firstFailure: Failure) {
  const { leave } = useReturn()
  const leaving = useRef<AbortController>(undefined)
  const [failure, setFailure] = useState<Failure | undefined>(firstFailure)
  const [progress, setProgress] = useState<UploadProgress>()
  useEffect(() => () => leaving.current?.abort(), [])

  async function run(file: File) {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setFailure(undefined)
    setProgress({ sent: 0, total: file.size })
    const failure = await sendCatalogue(category, file, { signal, onProgress: setProgress })
    setProgress(undefined)
    if (failure) return setFailure(failure)
    announce(catalogueMessages.uploaded)
    leave()
  }

  return {
    failure,
    progress,
    send: (file: File) => void run(file),
    cancel: () => leaving.current?.abort(),
  }
}
