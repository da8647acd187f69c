import type { UseFormReturnType } from '@mantine/form'
import { useReducer } from 'react'
import type { FieldBinding } from './resource-field.tsx'

/** The values of a form for a component that shows them while they are typed; each key draws it anew. */
export function useShown<V extends object>(
  form: UseFormReturnType<V>,
  paths: readonly (keyof V & string)[],
): V {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  for (const path of paths) form.watch(path, redraw)
  return form.getValues()
}

/** The binding of a field in a component that shows its value and so holds it itself. */
export const held = ({ defaultValue, ...binding }: FieldBinding): FieldBinding => ({
  ...binding,
  value: defaultValue,
})
