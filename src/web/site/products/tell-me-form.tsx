import {
  stockAlertPath,
  stockAlertTitle,
  stockAlertWording,
} from '#contract/stock-alerts/stock-alert.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { RefusedForm } from '../forms/form-action.ts'
import { Trap } from '../forms/form-extras.tsx'
import { focusOnError } from '../privacy/privacy-notes.tsx'

type TellMeFormProps = { productId: string; refused?: RefusedForm | undefined }

/** Sent by the browser itself, so that it works before the scripts run and without them. */
export function TellMeForm({ productId, refused }: TellMeFormProps) {
  const { values = {}, fieldErrors = {} } = refused ?? {}
  return (
    <form
      method="post"
      action={`${stockAlertPath}?product=${productId}`}
      noValidate
      className="grid gap-3"
    >
      <input type="hidden" name="productId" value={productId} />
      <Trap />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values['email'] ?? ''}
        error={fieldErrors['email']}
        isRequired
        isMarked={false}
        {...focusOnError('email' in fieldErrors)}
      />
      <div>
        <label className="flex min-h-11 items-center gap-3 text-sm md:min-h-0 md:pointer-coarse:min-h-11">
          <input
            type="checkbox"
            name="agreed"
            required
            defaultChecked={values['agreed'] === 'on'}
            {...focusOnError('agreed' in fieldErrors && !('email' in fieldErrors))}
            aria-describedby={fieldErrors['agreed'] && 'agreed-error'}
            className="size-5 shrink-0 accent-action"
          />
          <span className="text-pretty">{stockAlertWording}</span>
        </label>
        {fieldErrors['agreed'] && (
          <p id="agreed-error" className="mt-1 text-sm text-danger">
            {fieldErrors['agreed']}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="action">
          {stockAlertTitle}
        </Button>
        <a href="/privacy#back-in-stock" target="_blank" className="text-link text-sm">
          Privacy<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </form>
  )
}
