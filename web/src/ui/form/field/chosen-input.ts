import type { UseFormReturnType } from '@mantine/form'

/**
 * What a field whose value is chosen (a picker, a day) takes from its form: its place, its value and what is wrong
 * with it. `told`: the path in the call, where the form holds the value under another name.
 */
export function chosenInput<V extends object, P extends keyof V & string>(
  form: UseFormReturnType<V>,
  path: P,
  told: string = path,
) {
  return {
    'data-path': told,
    error: form.errors[told],
    value: form.getValues()[path],
    onChange: (chosen: V[P]) => form.setFieldValue(path, chosen as never),
  }
}
