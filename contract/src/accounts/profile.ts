import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { optionalPhone, requiredText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { languageSchema } from '../texts/language-schema.ts'
import { accountEmail } from './accounts.ts'
import { givenPassword, newPassword } from './passwords.ts'

/** Most bytes of a picture that is sent; it is drawn anew as a square of 256 pixels. */
export const pictureMaximumBytes = 15 * 1024 * 1024

const profileSchema = z.object({
  id: z.number(),
  version: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  job_title: z.string(),
  language: languageSchema,
  theme: z.enum(['light', 'dark', 'auto']),
  roles: z.array(z.string()),
  groups: z.array(
    z.object({ id: z.number(), name: z.string(), role_name: z.string(), is_default: z.boolean() }),
  ),
  institution_name: z.string(),
  /** ISO instant; null = never. */
  password_changed_at: z.string().nullable(),
  /** Changes with the picture; '' = none. */
  picture: z.string(),
  has_password: z.boolean(),
  /** Least letters of a new password, by the settings of the installation. */
  password_minimum: z.number(),
})
export type Profile = z.output<typeof profileSchema>

export const profileValues = z.strictObject({
  name: requiredText(200),
  phone: optionalPhone,
  /** One of the person's own groups; null leaves it as it is (people without groups). */
  default_group_id: idSchema.nullable().default(null),
})

export const passwordChange = z
  .strictObject({
    current_password: givenPassword,
    password: newPassword,
    password_again: z.string().max(200),
  })
  .refine((form) => form.password === form.password_again, invalid('password_mismatch', ['password_again']))
  .refine((form) => form.password !== form.current_password, invalid('password_same', ['password']))

export const emailChange = z.strictObject({ email: accountEmail, current_password: givenPassword })

/** Where a session came from: this machine, the network of the institution, or elsewhere. */
const placeSchema = z.enum(['here', 'local', 'outside', 'unknown'])
const ownSessionSchema = z.object({
  /** Names the session; gives no access to it. */
  id: z.string(),
  /** „Firefox 142 · Windows”; '' when the browser did not say. */
  device: z.string(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  address: z.string(),
  place: placeSchema,
  remember: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSessionSchema>

const ownActivitySchema = z.object({
  at: z.string(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.number(),
  /** Who really did it, when it was done in this person's name; '' otherwise. */
  real_name: z.string(),
  /** In whose name this person did it; '' otherwise. */
  as_name: z.string(),
})
export type OwnActivity = z.output<typeof ownActivitySchema>

const staff = { audience: 'staff', permission: 'signed-in', tx: 'none' } as const
/**
 * Calls about one's own account work where the account lives: for administrators of the platform that is the
 * platform, whatever client they entered.
 */
const own = { ...staff, rate: 'none', notWhileActing: true } as const

export const profileCalls = {
  get: endpoint({
    ...own,
    id: 'profile.get',
    method: 'GET',
    path: '/api/profile/get',
    summary: 'The own account',
    answer: profileSchema,
  }),
  update: endpoint({
    ...own,
    id: 'profile.update',
    method: 'POST',
    path: '/api/profile/update',
    summary: 'Changes name, phone and default group of the own account',
    body: z.strictObject({ version: z.number().int(), values: profileValues }),
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number(), data: profileSchema }),
  }),
  setPicture: endpoint({
    ...own,
    id: 'profile.set_picture',
    method: 'POST',
    path: '/api/profile/set_picture',
    rate: 'upload',
    raw: 'in',
    summary: 'Sets the own picture; it is drawn anew, nothing else of the file is kept',
    answer: z.object({ success: z.literal(true), message: z.string(), picture: z.string() }),
  }),
  removePicture: endpoint({
    ...own,
    id: 'profile.remove_picture',
    method: 'POST',
    path: '/api/profile/remove_picture',
    summary: 'Removes the own picture',
    answer: doneAnswer,
  }),
  picture: endpoint({
    ...staff,
    id: 'profile.picture',
    method: 'GET',
    path: '/api/profile/picture',
    rate: 'none',
    raw: 'stream',
    beforeSecondFactor: true,
    query: z.strictObject({ v: z.string().max(64).optional() }),
    summary: 'Bytes of the own picture',
    answer: z.unknown(),
  }),
  sessions: endpoint({
    ...own,
    id: 'profile.sessions',
    method: 'GET',
    path: '/api/profile/sessions',
    summary: 'Where the own account is signed in',
    answer: z.array(ownSessionSchema),
  }),
  closeSession: endpoint({
    ...own,
    id: 'profile.close_session',
    method: 'POST',
    path: '/api/profile/close_session',
    summary: 'Ends another session of the own account; the present one ends by signing out',
    body: z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: doneAnswer,
  }),
  closeOtherSessions: endpoint({
    ...own,
    id: 'profile.close_other_sessions',
    method: 'POST',
    path: '/api/profile/close_other_sessions',
    summary: 'Ends all sessions of the own account but the present one',
    answer: doneAnswer,
  }),
  activity: endpoint({
    ...own,
    id: 'profile.activity',
    method: 'GET',
    path: '/api/profile/activity',
    summary: 'The last 20 entries of the trail about what the person did',
    answer: z.array(ownActivitySchema),
  }),
  data: endpoint({
    ...own,
    id: 'profile.data',
    method: 'GET',
    path: '/api/profile/data/:format',
    raw: 'out',
    params: z.strictObject({ format: z.enum(['json', 'text']) }),
    summary: 'Everything kept about the person, as a file',
    answer: z.unknown(),
  }),
  chooseGroup: endpoint({
    ...own,
    id: 'profile.active_group',
    method: 'POST',
    path: '/api/profile/active_group',
    summary: 'Chooses the group this session works in',
    body: z.strictObject({ group_id: idSchema }),
    answer: doneAnswer,
  }),
  changeEmail: endpoint({
    ...own,
    id: 'profile.change_email',
    method: 'POST',
    path: '/api/profile/change_email',
    summary: 'Asks for another e-mail address, which counts once it is confirmed by the link sent to it',
    body: emailChange,
    answer: doneAnswer,
  }),
  changePassword: endpoint({
    ...own,
    id: 'profile.change_password',
    method: 'POST',
    path: '/api/profile/change_password',
    summary: 'Changes the own password and ends all other sessions',
    body: passwordChange,
    answer: doneAnswer,
  }),
}
