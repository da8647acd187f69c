import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idSchema, listAnswer } from '../calls/resource.ts'
import { categorySchema } from '../texts/choice-schemas.ts'
import {
  MOST_RESERVED_AT_ONCE,
  reservationColumns,
  reservationRow,
  reservationValues,
  usableNumber,
} from './reservations.ts'

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
