import type { ComponentProps } from 'react'
import { usePageKeys } from '../../dialog/use-page-keys.ts'
import { FormFrame } from './form-frame.tsx'

type Props = ComponentProps<typeof FormFrame> & { keys?: readonly string[] | undefined }
const save = ['mod+S']
/** The keys of a form in steps: saving means going on. */
export const stepKeys = ['mod+Enter', ...save]

/** A form that Ctrl+S submits from anywhere on its page or in its dialog, unless a dialog lies over it. */
export function SavingFrame({ keys = save, ...rest }: Props) {
  usePageKeys(
    keys.map((key) => [key, rest.submit]),
    [],
  )
  return <FormFrame {...rest} />
}
