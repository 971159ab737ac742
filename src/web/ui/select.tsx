import { Select as BaseSelect } from '@base-ui/react/select'
import { useState } from 'react'
import { controlLook, Field } from './field.tsx'
import { LineIcon } from './line-icon.tsx'

type Choice = readonly [value: string, text: string]

type SelectProps = {
  /** Of the control that a label names by its `htmlFor`. */
  id?: string
  /** A form submits the value under it. */
  name?: string
  value: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
  required?: boolean
  className?: string
} & Pick<React.AriaAttributes, 'aria-label' | 'aria-busy' | 'aria-invalid' | 'aria-describedby'>

/** For the back office. The list is rendered once the control has the focus. */
export function Select({ isOpen = false, ...props }: SelectProps & { isOpen?: boolean }) {
  const {
    id,
    name,
    value,
    choices,
    onChoose,
    required = false,
    className = controlLook,
    ...aria
  } = props
  return (
    <BaseSelect.Root
      {...{ id, name, value, required }}
      defaultOpen={isOpen}
      modal={false}
      onValueChange={(chosen) => chosen !== null && chosen !== value && onChoose(chosen)}
    >
      <BaseSelect.Trigger
        {...aria}
        ref={isOpen ? focusTrigger : null}
        className={`${className} ${triggerLook}`}
      >
        <TriggerText {...{ value, choices }} />
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner
          alignItemWithTrigger={false}
          align="start"
          // The focused choice is scrolled into view, which would scroll the page and resize the list.
          positionMethod="fixed"
          sideOffset={4}
          collisionPadding={8}
          className="z-50"
        >
          <BaseSelect.Popup data-choices className={popupLook}>
            <BaseSelect.List className={listLook}>
              {choices.map(([choice, text]) => (
                <BaseSelect.Item key={choice} value={choice} className={itemLook}>
                  <BaseSelect.ItemText className="min-w-0 grow wrap-anywhere">
                    {text}
                  </BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator>
                    <LineIcon className="size-4">
                      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
                    </LineIcon>
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  )
}

/**
 * The list stays rendered from the first focus on. In one that is open from the start, the choices
 * would be removed when it closes, and a letter typed before they are rendered again would be lost.
 */
function focusTrigger(trigger: HTMLElement | null) {
  trigger?.focus({ preventScroll: true })
}

type RowSelectProps = Omit<SelectProps, 'id' | 'name' | 'required'>

/**
 * For each row of a list. It becomes the select when it is pressed: 25 closed selects took a third of
 * the script time in which a list appears.
 */
export function RowSelect(props: RowSelectProps) {
  const [isUsed, setUsed] = useState(false)
  if (isUsed) return <Select {...props} isOpen />
  const { value, choices, onChoose, className = '', ...aria } = props
  return (
    <button
      {...aria}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded="false"
      // There is no list yet.
      aria-controls={undefined}
      onClick={() => setUsed(true)}
      onKeyDown={(event) => {
        const { key } = event
        const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
        const chosen = isArrow || hasModifier(event) ? undefined : choiceOf(key, props)
        if (!isArrow && chosen === undefined) return
        event.preventDefault()
        if (chosen === undefined) setUsed(true)
        else onChoose(chosen)
      }}
      className={`${className} ${triggerLook}`}
    >
      <TriggerText {...{ value, choices }} />
    </button>
  )
}

function hasModifier({ ctrlKey, metaKey, altKey }: React.KeyboardEvent) {
  return ctrlKey || metaKey || altKey
}

/** The next choice that begins with this letter, as a select that was opened once chooses it. */
function choiceOf(key: string, { value, choices }: Pick<SelectProps, 'value' | 'choices'>) {
  if (key.length !== 1) return undefined
  const at = choices.findIndex(([choice]) => choice === value)
  const others = [...choices.slice(at + 1), ...choices.slice(0, Math.max(at, 0))]
  return others.find(([, text]) => text.toLowerCase().startsWith(key.toLowerCase()))?.[0]
}

function TriggerText({ value, choices }: Pick<SelectProps, 'value' | 'choices'>) {
  return (
    <>
      <span data-texts={choices.map(([, text]) => text).join('\n')} className={valueLook}>
        <span className="truncate">{choices.find(([choice]) => choice === value)?.[1]}</span>
      </span>
      <LineIcon className="-mr-1 size-4 text-ink-soft">
        <path d="m5.5 8 4.5 4.5L14.5 8" />
      </LineIcon>
    </>
  )
}

type SelectFieldProps = Omit<React.ComponentProps<typeof Field>, 'children'> &
  Pick<SelectProps, 'name' | 'value' | 'onChoose'> & {
    /** A text stands for itself. */
    choices: readonly (string | Choice)[]
    /** The first choice, which stands for none. */
    placeholder?: string
  }

export function SelectField(props: SelectFieldProps) {
  const { name, value, onChoose, choices, placeholder, ...field } = props
  const all = choices.map((choice): Choice =>
    typeof choice === 'string' ? [choice, choice] : choice,
  )
  if (placeholder) all.unshift(['', placeholder])
  return (
    <Field {...field}>
      {(control) => (
        <Select {...(name ? { name } : {})} {...{ value, onChoose, ...control }} choices={all} />
      )}
    </Field>
  )
}

const triggerLook = 'flex! items-center gap-2 text-left'

const valueLook = 'grid min-w-0 grow grid-cols-[minmax(0,1fr)]'

const popupLook =
  'rounded-md border border-hairline bg-surface ' +
  'text-ink shadow-[0_12px_32px_-8px_rgb(15_12_9/0.4)] outline-none transition-opacity duration-100 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0'

const listLook = 'overflow-y-auto overscroll-contain py-1 outline-none'

const itemLook =
  'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 text-base -outline-offset-2 select-none ' +
  'data-highlighted:bg-sunken data-selected:font-semibold md:min-h-9 md:text-sm md:pointer-coarse:min-h-11'
