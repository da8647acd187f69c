import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { endpoint } from '../calls/endpoint.ts'
import { optionalDay, optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, listAnswer } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { categorySchema } from '../texts/choice-schemas.ts'
import type { Text } from '../texts/languages.ts'

const reservationStates = ['reserved', 'used', 'released'] as const
export type ReservationState = (typeof reservationStates)[number]
export const reservationStateLabels: Readonly<Record<ReservationState, Text>> = {
  reserved: { ro: 'Rezervat', en: 'Reserved' },
  used: { ro: 'Folosit', en: 'Used' },
  released: { ro: 'Eliberat (anulat)', en: 'Released (annulled)' },
}

/** Most numbers that one reservation takes. */
const MOST_RESERVED_AT_ONCE = 500

const reservationRow = z.object({
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
const usableNumber = z.object({
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

const base = '/api/number_reservation'
const client = { audience: 'client', rate: 'none' } as const
const done = z.object({ success: z.literal(true), message: z.string() })

export const reservationCalls = {
  list: endpoint({
    ...client,
    id: 'number_reservation.list',
    method: 'GET',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    permission: 'number.reserve',
    tx: 'read',
    summary: 'Reserved numbers of the registers the caller may see',
    list: { columns: reservationColumns, small: false },
    answer: listAnswer(reservationRow),
  }),
  form: endpoint({
    ...client,
    id: 'number_reservation.form',
    method: 'GET',
    path: `${base}/form`,
    permission: 'number.reserve',
    tx: 'read',
    summary: 'Registers in which the caller may reserve numbers',
    answer: z.object({
      today: z.string(),
      registers: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          code: z.string(),
          category: categorySchema.nullable(),
          is_default: z.boolean(),
          next_sample: z.string(),
        }),
      ),
    }),
  }),
  add: endpoint({
    ...client,
    id: 'number_reservation.add',
    method: 'POST',
    path: `${base}/add`,
    permission: 'number.reserve',
    tx: 'write',
    idempotent: true,
    summary: 'Reserves numbers: they are taken from the counter, all or none',
    body: reservationValues,
    answer: done.extend({
      numbers: z.array(z.object({ id: z.number(), number: z.string(), reserved_on: z.string() })),
    }),
  }),
  release: endpoint({
    ...client,
    id: 'number_reservation.release',
    method: 'POST',
    path: `${base}/release`,
    permission: 'number.reserve',
    tx: 'write',
    summary: 'Releases reserved numbers: they stay visible as annulled and are never given',
    body: z.strictObject({
      ids: z.array(idSchema).min(1).max(MOST_RESERVED_AT_ONCE),
      reason: requiredText(500),
    }),
    answer: done,
  }),
  usable: endpoint({
    ...client,
    id: 'number_reservation.usable',
    method: 'GET',
    path: `${base}/usable`,
    permission: 'document.register',
    tx: 'read',
    summary: 'Reserved numbers of a register that a registration may use now',
    query: z.strictObject({ register_id: idSchema }),
    answer: z.object({
      numbers: z.array(usableNumber),
      /** Whether the caller may use numbers of past days; without the right they are not listed. */
      past_allowed: z.boolean(),
    }),
  }),
}
