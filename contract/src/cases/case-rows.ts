import { z } from 'zod'
import { shareRoleSchema } from '../documents/registration/registration-case.ts'
import { caseDocumentRoles } from './case-inputs.ts'
import { type CaseStatus, caseStatuses, type ShareStatus, shareStatuses } from './share-status.ts'

const nameId = z.object({ id: z.number(), name: z.string() })
const shown = { name: z.string(), className: z.string() }
const shownShareStatus = z.object({
  code: z.enum(Object.keys(shareStatuses) as ShareStatus[]),
  ...shown,
})
const shownCaseStatus = z.object({ code: z.enum(Object.keys(caseStatuses) as CaseStatus[]), ...shown })

/** What a person may do with a share; each is a call of the same name. */
export const shareActions = [
  'take',
  'accept',
  'refuse',
  'start',
  'wait',
  'give_back',
  'give',
  'close_group',
] as const
export type ShareAction = (typeof shareActions)[number]

/** What a person may do with a case. */
export const caseActions = [
  'assign',
  'write_resolution',
  'close',
  'close_with_dispatch',
  'reopen',
  'add_document',
  'request_data',
  'join',
  'extend_deadline',
  'rename',
] as const
export type CaseAction = (typeof caseActions)[number]

const mayOf = <const A extends readonly string[]>(actions: A) =>
  z.object(Object.fromEntries(actions.map((one) => [one, z.boolean()])) as Record<A[number], z.ZodBoolean>)
/** Why not, in words, of each action that is not possible. */
const whyNotOf = <const A extends readonly string[]>(actions: A) =>
  z.object(
    Object.fromEntries(actions.map((one) => [one, z.string().optional()])) as Record<
      A[number],
      z.ZodOptional<z.ZodString>
    >,
  )

export const caseShare = z.object({
  id: z.number(),
  /** null = nobody was chosen yet. */
  group: nameId.nullable(),
  person: nameId.nullable(),
  role: shareRoleSchema,
  status: shownShareStatus,
  /** Its own deadline; null = the case's. */
  deadline_on: z.string().nullable(),
  resolution: z.string(),
  resolution_by: z.string(),
  assigned_by: z.string(),
  assigned_at: z.string(),
  /** First day on which it no longer waits. */
  wait_until: z.string().nullable(),
  /** Why it was refused, or why it waits. */
  reason: z.string(),
  ended_at: z.string().nullable(),
  ended_by: z.string(),
  /** What the group found, when it closed its part. */
  note: z.string(),
  /** It was not done when the case was closed. */
  unfinished: z.boolean(),
  /** Whoever gives it may choose another department. */
  movable: z.boolean(),
  can: mayOf(shareActions),
  cannot: whyNotOf(shareActions),
})
export type CaseShare = z.output<typeof caseShare>

export const caseDocument = z.object({
  /** null = the caller may not see it. */
  id: z.number().nullable(),
  role: z.enum(caseDocumentRoles),
  number: z.string(),
  registered_on: z.string(),
  category: z.string(),
  /** „document cu acces restricționat” when the caller may not see it. */
  short_description: z.string(),
  status: z.object({ id: z.number(), name: z.string(), className: z.string(), code: z.string() }).nullable(),
  deadline_on: z.string().nullable(),
  files: z.number(),
  added_by: z.string(),
  added_at: z.string(),
})
export type CaseDocument = z.output<typeof caseDocument>

/** What the caller has to do now: the one action of the page. */
const caseNext = z.object({
  action: z.enum([...shareActions, ...caseActions]),
  share_id: z.number().nullable(),
})

export const caseRow = z.object({
  id: z.number(),
  number: z.string(),
  opened_at: z.string(),
  opened_by: z.string(),
  title: z.string(),
  issuer: z.string(),
  status: shownCaseStatus,
  /** The earliest deadline of its open documents. */
  deadline_on: z.string().nullable(),
  /** While it waits: the first day on which it no longer does. */
  wait_until: z.string().nullable(),
  /** Since when its deadline stands, while data are awaited from the citizen; null = it runs. */
  stopped_since: z.string().nullable(),
  resolution: z.string(),
  lead: z.object({ group: nameId.nullable(), person: nameId.nullable(), since: z.string() }).nullable(),
  closing: z
    .object({
      at: z.string(),
      by: z.string(),
      status: z.object({ id: z.number(), name: z.string(), className: z.string(), code: z.string() }),
      legal_ground: z.string(),
      declined_to: z.string(),
      reason: z.string(),
    })
    .nullable(),
  documents: z.array(caseDocument),
  shares: z.array(caseShare),
  next: caseNext.nullable(),
  version: z.number(),
  can: mayOf(caseActions),
  cannot: whyNotOf(caseActions),
})
export type WorkCase = z.output<typeof caseRow>

export const caseQueues = ['mine', 'group', 'team', 'waiting', 'opinion', 'closed', 'to_distribute'] as const
export type CaseQueue = (typeof caseQueues)[number]

/** What a person may do with a line of a queue: the steps of the share, and closing its case. */
export const queuedActions = [...shareActions, 'close'] as const
export type QueuedAction = (typeof queuedActions)[number]

/** A line of a queue: one share of a case. */
export const queuedShare = z.object({
  /** The case. */
  id: z.number(),
  share_id: z.number(),
  number: z.string(),
  title: z.string(),
  issuer: z.string(),
  /** The main register of its origin document. */
  register: nameId,
  status: shownShareStatus,
  case_status: shownCaseStatus,
  role: shareRoleSchema,
  group: nameId.nullable(),
  person: nameId.nullable(),
  /** Whose work it is, when the caller stands in for them; '' = nobody else's. */
  in_place_of: z.string(),
  /** Its own deadline, else the case's. */
  deadline_on: z.string().nullable(),
  /** Since when data are awaited from the citizen; null = none are. */
  data_asked_at: z.string().nullable(),
  /** The deadline stands meanwhile. */
  clock_stopped: z.boolean(),
  wait_until: z.string().nullable(),
  assigned_by: z.string(),
  assigned_at: z.string(),
  resolution: z.string(),
  reason: z.string(),
  ended_at: z.string().nullable(),
  version: z.number(),
  /** What the caller has to do with it now; null = nothing, or nothing but wait. */
  next: z.enum(queuedActions).nullable(),
  can: mayOf(queuedActions),
  cannot: whyNotOf(queuedActions),
})
export type QueuedShare = z.output<typeof queuedShare>

/** A person whom a share may be given to, with what lies on them. */
export const candidate = nameId.extend({
  open: z.number(),
  overdue: z.number(),
  /** Heads the group. */
  head: z.boolean(),
  /** „lipsește până la 27.11.2026, înlocuit de Ana Pop”; '' = is there today. */
  absence: z.string(),
})
export type Candidate = z.output<typeof candidate>
