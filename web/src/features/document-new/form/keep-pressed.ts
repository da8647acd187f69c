import {
  type KeepableField,
  keepableSchema,
} from '@hdoc/contract/documents/registration/registration-values.ts'
import type { KeyboardEvent } from 'react'
import { z } from 'zod'

/** What Alt+P can keep. The issuer is kept only while the page is open, the fields for good. */
const keptSchema = z.union([keepableSchema, z.literal('issuer')])

/** Alt+P in a field that may be kept. */
export function keepPressed(
  event: KeyboardEvent<HTMLElement>,
  toggle: (field: KeepableField | 'issuer') => void,
): void {
  if (!event.altKey || event.code !== 'KeyP' || !(event.target instanceof Element)) return
  const kept = keptSchema.safeParse(event.target.closest('[data-keep]')?.getAttribute('data-keep'))
  if (!kept.success) return
  event.preventDefault()
  toggle(kept.data)
}
