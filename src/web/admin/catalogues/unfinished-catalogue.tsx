import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { Banner } from '../../ui/banner.tsx'
import type { Failure } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { FormFoot } from '../forms/form-section.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { unsavedTexts } from '../forms/leave-questions.ts'
import { UploadBar } from '../forms/progress-bar.tsx'
import { useReturn } from '../products/product-links.tsx'
import { failureUnder } from '../session/api-error.ts'
import { useUpload } from '../session/use-upload.ts'
import { useWrite } from '../session/use-write.ts'
import { CatalogueField } from './catalogue-field.tsx'
import { cancelledUpload, uploadCatalogue } from './catalogue-file.ts'

type UnfinishedCatalogueProps = {
  /** What is stored all the same. */
  productName: string
  category: string
  file: File
  failure: Failure
  /** In a part of the screen that is stored on its own. */
  isTypedBelow: boolean
}

/** The product is stored, and its form is done with. Only the file waits for another try. */
export function UnfinishedCatalogue(props: UnfinishedCatalogueProps) {
  const { productName, category, isTypedBelow, ...began } = props
  const titleId = useId()
  const { leave } = useReturn()
  const heading = useRef<HTMLHeadingElement>(null)
  const [file, setFile] = useState<File | undefined>(began.file)
  const { progress, run, cancel } = useUpload(cancelledUpload)
  const secondTry = useWrite({
    store: (file: File) => run((options) => uploadCatalogue(category, file, options)),
    failureOf: (error) => failureUnder(catalogueMessages.uploadFailed, error),
    announces: () => catalogueMessages.uploaded,
    onStored: leaveWithoutFile,
  })
  const failure = progress ? undefined : (secondTry.failure ?? began.failure)
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
          // Where a question follows, the file stays until it is answered.
          <Button onClick={isTypedBelow ? leave : leaveWithoutFile}>Continue without it</Button>
        )}
        <Button
          look="action"
          disabled={!file}
          aria-disabled={progress !== undefined}
          onClick={() => file && void secondTry.run(file)}
        >
          {progress && <SpinnerMark />}
          Try again
        </Button>
      </FormFoot>
      <LeaveGuard texts={isTypedBelow ? unsavedTexts : file && fileTexts} />
    </section>
  )

  function leaveWithoutFile() {
    flushSync(() => setFile(undefined))
    leave()
  }
}

const fileTexts = {
  question: 'Leave without the catalogue?',
  hint: 'The PDF has not been stored. It will have to be chosen again.',
  yes: 'Leave',
  no: 'Stay here',
}
