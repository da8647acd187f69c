import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema } from '../calls/resource.ts'
import {
  emailChange,
  ownActivitySchema,
  ownSessionSchema,
  passwordChange,
  profileSchema,
  profileValues,
} from './profile.ts'

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
  withdrawEmail: endpoint({
    ...own,
    id: 'profile.withdraw_email',
    method: 'POST',
    path: '/api/profile/withdraw_email',
    summary:
      'Withdraws the change of the e-mail address that is not confirmed yet; its link is worth nothing any more',
    /** False: none was waiting, for it was confirmed or had ended meanwhile. */
    answer: doneAnswer.extend({ withdrawn: z.boolean() }),
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
