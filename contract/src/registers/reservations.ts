import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalDay, optionalText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import type { Text } from '../texts/languages.ts'

const reservationStates = ['reserved', 'used', 'released'] as const
export type ReservationState = (typeof reservationStates)[number]
export const reservationStateLabels: Readonly<Record<ReservationState, Text>> = {
  reserved: { ro: 'Rezervat', en: 'Reserved' },
  used: { ro: 'Folosit', en: 'Used' },
  released: { ro: 'Eliberat (anulat)', en: 'Released (annulled)' },
}

/** Most numbers that one reservation takes. */
export const MOST_RESERVED_AT_ONCE = 500

export const reservationRow = z.object({
  id: z.number(),
  number: z.string(),
  register: z.object({ id: z.number(), name: z.string(), code: z.string() }),
  /** The date that the document gets which uses the number. */
  reserved_on: z.string(),
  reserved_at: z.string(),
  reserved_by: z.string(),
  note: z.string(),
  state: z.enum(reservationStates),
  /** The document that bears the number; `id` null when the caller may not see it. */
  document: z
    .object({ id: z.number().nullable(), used_at: z.string(), used_by: z.string(), reason: z.string() })
    .nullable(),
  released: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  can: z.object({ release: z.boolean() }),
})
export type Reservation = z.output<typeof reservationRow>

export const reservationValues = z.strictObject({
  register_id: idSchema,
  count: z.number().int().min(1).max(MOST_RESERVED_AT_ONCE).default(1),
  /** Empty = today. A later day must belong to the same series. */
  reserved_on: optionalDay,
  note: optionalText(500),
  /** The confirmation to tick (specification §5). */
  confirmed: z
    .boolean()
    .default(false)
    .superRefine((value, context) => {
      if (!value) context.addIssue({ code: 'custom', ...invalid('reserve_tick') })
    }),
})
export type ReservationInput = z.input<typeof reservationValues>

/** A reserved number that a registration may use. */
export const usableNumber = z.object({
  id: z.number(),
  register_id: z.number(),
  number: z.string(),
  reserved_on: z.string(),
  reserved_by: z.string(),
  note: z.string(),
})
export type UsableNumber = z.output<typeof usableNumber>

export const reservationColumns = {
  number: column.text({ ro: 'Număr', en: 'Number' }),
  reserved_on: column.date({ ro: 'Data', en: 'Date' }),
  register: column.reference({ ro: 'Registru', en: 'Register' }, 'register'),
  reserved_by: column.text({ ro: 'Rezervat de', en: 'Reserved by' }),
  state: column.choice({ ro: 'Stare', en: 'State' }, reservationStateLabels),
  document: column.text({ ro: 'Document', en: 'Document' }),
  note: column.text({ ro: 'Pentru ce', en: 'What for' }),
  reserved_at: column.date({ ro: 'Rezervat la', en: 'Reserved at' }, { hidden: true }),
}
