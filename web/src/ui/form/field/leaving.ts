import type { FieldBinding } from './resource-field.tsx'

/** The binding of a field that does something more when it is left. */
export function leaving(binding: FieldBinding, onLeave: () => void): FieldBinding {
  return {
    ...binding,
    onBlur: (event) => {
      binding.onBlur?.(event)
      onLeave()
    },
  }
}
