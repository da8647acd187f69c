import { Textarea, type TextareaProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

type Props<V extends { reason: string }> = Omit<TextareaProps, 'form'> & { form: UseFormReturnType<V> }

/** The field of a form in which a person says why. */
export function ReasonField<V extends { reason: string }>({ form, ...rest }: Props<V>) {
  return <Textarea key={form.key('reason')} {...form.getInputProps('reason')} maxLength={1000} {...rest} />
}
