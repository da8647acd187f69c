import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { day } from '../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../calls/resource.ts'
import type { Text } from '../texts/languages.ts'

/** What a substitute does for a person who is away. */
export const substituteTasks = {
  both: { ro: 'Dosare și aprobări', en: 'Cases and approvals' },
  cases: { ro: 'Numai dosare', en: 'Cases only' },
  approvals: { ro: 'Numai aprobări', en: 'Approvals only' },
} as const satisfies Record<string, Text>
export type SubstituteTasks = keyof typeof substituteTasks
const tasks = z.enum(Object.keys(substituteTasks) as SubstituteTasks[])

/** Longest time for which somebody stands in, in days. */
export const mostSubstituteDays = 366

const nameId = z.object({ id: z.number(), name: z.string() })
const substitution = z.object({
  id: z.number(),
  /** Who is away. */
  user: nameId,
  /** null = nobody stands in: the person is only away. */
  substitute: nameId.nullable(),
  tasks: tasks.nullable(),
  from_on: z.string(),
  /** The last day. */
  until_on: z.string(),
  /** `coming`, `now`, `over`; one that was ended early is over. */
  state: z.enum(['coming', 'now', 'over']),
  ended_at: z.string().nullable(),
  ended_by: z.string(),
  created_by: z.string(),
  can: z.object({ end: z.boolean() }),
})
export type Substitution = z.output<typeof substitution>

export const substitutionValues = z.strictObject({
  /** Who is away; null = the caller. */
  user_id: idSchema.nullable().default(null),
  /** null = nobody stands in. */
  substitute_id: idSchema.nullable(),
  tasks: tasks.default('both'),
  from_on: day,
  until_on: day,
})

const client = { audience: 'client', rate: 'none' } as const
const base = '/api/substitute'
const acting = {
  ...client,
  permission: 'signed-in',
  method: 'POST',
  tx: 'write',
  notWhileActing: true,
  answer: saveAnswer(substitution),
} as const

export const substituteCalls = {
  own: endpoint({
    ...client,
    id: 'substitute.own',
    method: 'GET',
    path: `${base}/own`,
    permission: 'signed-in',
    tx: 'read',
    summary: 'When the caller is away and who stands in, and for whom the caller stands in',
    answer: z.object({
      /** The newest first; those of the past year. */
      away: z.array(substitution),
      /** Those that are or will be. */
      stands_for: z.array(substitution),
    }),
  }),
  ofUser: endpoint({
    ...client,
    id: 'substitute.of_user',
    method: 'GET',
    path: `${base}/of_user/:id`,
    params: idParams,
    permission: 'user.manage',
    tx: 'read',
    summary: 'When a person is away and who stands in',
    answer: z.array(substitution),
  }),
  add: endpoint({
    ...acting,
    id: 'substitute.add',
    path: `${base}/add`,
    idempotent: true,
    summary: 'Says when the caller or another person is away, from a day to a day, and who stands in',
    body: substitutionValues,
  }),
  end: endpoint({
    ...acting,
    id: 'substitute.end',
    path: `${base}/end`,
    summary: 'Ends an absence or substitution before its last day, or takes it back before the first',
    body: z.strictObject({ id: idSchema }),
  }),
}
