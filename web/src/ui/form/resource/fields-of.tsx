import type { UseFormReturnType } from '@mantine/form'
import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import { leaving } from '../field/leaving.ts'
import { ResourceField } from '../field/resource-field.tsx'
import type { Fields } from './form-resource.ts'
import { isRequired } from './written-values.ts'

type Wishes = Pick<ComponentProps<typeof ResourceField>, 'required' | 'options' | 'help' | 'disabled'> & {
  /** Done when the field is left. */
  onLeave?: () => void
}
export type DrawField<V extends object> = (name: keyof V & string, wishes?: Wishes) => ReactNode

/**
 * Draws the fields of a resource by their names, as the contract describes them: kind, label and help, and
 * whether they may stay empty. The first field takes the focus.
 */
export function fieldsOf<V extends object>(
  resource: Fields<z.ZodObject>,
  form: UseFormReturnType<V>,
): DrawField<V> {
  const [first] = Object.keys(resource.inputs)
  return (name, { onLeave, ...wishes } = {}) => {
    const input = resource.inputs[name]
    if (!input) return null
    const binding = form.getInputProps(name)
    return (
      <ResourceField
        input={input}
        key={form.key(name)}
        binding={onLeave ? leaving(binding, onLeave) : binding}
        required={isRequired(resource, name)}
        autoFocus={name === first}
        {...wishes}
      />
    )
  }
}
