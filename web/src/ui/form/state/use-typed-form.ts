import { type UseFormReturnType, useForm } from '@mantine/form'
import { useCallback, useReducer } from 'react'

/** Whether a setter was called by typing; choices and ticks come as values or from other elements. */
function isTyped(change: unknown): boolean {
  if (typeof change !== 'object' || change === null || !('currentTarget' in change)) return false
  const field = change.currentTarget
  if (field instanceof HTMLTextAreaElement) return true
  return field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio'
}

/** The paths `issuer` and `issuer.name` of `issuer.name`. */
const pathsTo = (path: string): string[] =>
  path.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))

/**
 * A form whose fields hold what is typed. Typing draws nothing anew: whoever shows a typed value asks for it
 * by `useShown`. A choice draws the form anew, because other fields may depend on it.
 */
export function useTypedForm<V extends object>(initial: V): UseFormReturnType<V> {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: initial,
    enhanceGetInputProps: ({ inputProps: { onChange } }) => ({
      onChange: (change: unknown) => {
        onChange(change)
        if (!isTyped(change)) redraw()
      },
    }),
  })
  const { setFieldValue, resetDirty: resetSilently } = form
  const resetDirty = useCallback<typeof form.resetDirty>(
    (values) => {
      resetSilently(values)
      redraw()
    },
    [resetSilently],
  )
  // Mantine's own would draw every field anew, and the focus would be lost.
  const setValues = useCallback<typeof form.setValues>(
    (values) => {
      const next = typeof values === 'function' ? values(form.getValues()) : values
      for (const [path, value] of Object.entries(next)) setFieldValue(path, value as never)
    },
    [setFieldValue, form.getValues],
  )
  // A field is also drawn anew when the record that holds it is replaced.
  const key: typeof form.key = (path) => pathsTo(String(path)).map(form.key).join(' ')
  return { ...form, setValues, resetDirty, key }
}
