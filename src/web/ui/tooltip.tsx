import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'

type TooltipProps = {
  /** Without a text there is no tooltip. */
  text: string | undefined
  /** The control. Its name for screen readers is its own: a tooltip is only seen. */
  children: React.ReactElement
}

/** The name of a control that shows only an icon, when it is pointed at or has the focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Root disabled={!text}>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} collisionPadding={8} className="z-50">
          <BaseTooltip.Popup className={look}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

const look =
  'rounded-sm bg-ink px-2 py-1 text-xs font-medium text-paper transition-opacity duration-100 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-instant:transition-none'
