import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'

/** What became of one person of a selection. */
const batchOutcomes = ['changed', 'unchanged', 'refused'] as const
export const batchAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Nothing was written; the results say what would happen. */
  preview: z.boolean(),
  results: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      outcome: z.enum(batchOutcomes),
      /** Why not, in words; '' when it was changed. */
      reason: z.string(),
    }),
  ),
})
export type BatchAnswer = z.output<typeof batchAnswer>

/** A role or a bundle: what gives several rights at once. */
const givenRights = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
  may_give: z.boolean(),
})

/** What a form about a person may choose from, and which of it the caller may give. */
export const userFormAnswer = z.object({
  /** `role_ids`: the department roles it uses; empty = all of them. */
  groups: z.array(z.object({ id: z.number(), name: z.string(), role_ids: z.array(z.number()) })),
  group_roles: z.array(z.object({ id: z.number(), name: z.string(), may_give: z.boolean() })),
  roles: z.array(givenRights),
  bundles: z.array(givenRights),
  permissions: z.array(z.object({ name: z.string(), may_give: z.boolean() })),
  may_make_admin: z.boolean(),
  password_min_length: z.number(),
})
export type UserForm = z.output<typeof userFormAnswer>

/** One way by which a person has a right. */
const rightSource = z.object({
  kind: z.enum(['admin', 'direct', 'bundle', 'role', 'role_bundle', 'group']),
  /** Name of the role, bundle or department it comes through; '' where there is none. */
  role: z.string(),
  bundle: z.string(),
  group: z.string(),
})
export type RightSource = z.output<typeof rightSource>

export const userRightsAnswer = z.object({
  id: z.number(),
  name: z.string(),
  is_admin: z.boolean(),
  roles: z.array(z.object({ id: z.number(), name: z.string() })),
  permissions: z.array(z.object({ name: z.string(), sources: z.array(rightSource) })),
  group_permissions: z.array(z.object({ name: z.string(), sources: z.array(rightSource) })),
})
export type UserRights = z.output<typeof userRightsAnswer>

const reading = {
  method: 'GET',
  audience: 'staff',
  permission: 'user.manage',
  rate: 'none',
  tx: 'read',
} as const
const posted = {
  method: 'POST',
  audience: 'staff',
  permission: 'user.manage',
  rate: 'none',
  tx: 'write',
  notWhileActing: true,
} as const
const selection = { ids: z.array(idSchema).min(1).max(500), preview: z.boolean().default(false) }

/**
 * Calls about the people of an institution besides `users.calls`; accepting and refusing are account calls.
 */
export const userCalls = {
  form: endpoint({
    ...reading,
    id: 'user.form',
    path: '/api/user/form',
    summary: 'What the form of a person may choose from, and what the caller may give',
    answer: userFormAnswer,
  }),
  rights: endpoint({
    ...reading,
    id: 'user.rights',
    path: '/api/user/rights/:id',
    summary: 'Every right of a person, with where it comes from',
    params: idParams,
    answer: userRightsAnswer,
  }),
  activate: endpoint({
    ...posted,
    id: 'user.activate',
    path: '/api/user/activate',
    summary: 'Lets people sign in again; tells for each what became of it',
    body: z.strictObject(selection),
    answer: batchAnswer,
  }),
  deactivate: endpoint({
    ...posted,
    id: 'user.deactivate',
    path: '/api/user/deactivate',
    summary: 'Ends accounts and their sessions; tells for each what became of it',
    body: z.strictObject(selection),
    answer: batchAnswer,
  }),
  addToGroup: endpoint({
    ...posted,
    id: 'user.add_to_group',
    path: '/api/user/add_to_group',
    summary: 'Adds people to a department; tells for each what became of it',
    body: z.strictObject({ ...selection, group_id: idSchema, group_role_id: idSchema }),
    answer: batchAnswer,
  }),
  resetPassword: endpoint({
    ...posted,
    id: 'user.reset_password',
    path: '/api/user/reset_password',
    summary: 'Mails a person a link by which they set a new password',
    body: z.strictObject({ id: idSchema }),
    answer: doneAnswer,
  }),
  resetFactors: endpoint({
    ...posted,
    id: 'user.reset_factors',
    path: '/api/user/reset_factors',
    summary: 'Takes away all second factors of a person who lost them; their sessions end',
    body: z.strictObject({ id: idSchema }),
    answer: doneAnswer,
  }),
}
