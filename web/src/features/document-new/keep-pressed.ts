import { type KeepableField, keepableSchema } from '@hdoc/contract/registration-values.ts'
import type { KeyboardEvent } from 'react'

/** Alt+P in a field that may be kept. */
export function keepPressed(event: KeyboardEvent<HTMLElement>, toggle: (field: KeepableField) => void): void {
  if (!event.altKey || event.code !== 'KeyP' || !(event.target instanceof Element)) return
  const kept = keepableSchema.safeParse(event.target.closest('[data-keep]')?.getAttribute('data-keep'))
  if (!kept.success) return
  event.preventDefault()
  toggle(kept.data)
}
