import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idSchema, listAnswer, saveAnswer } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import {
  type PlatformUserList,
  platformAdministratorColumns,
  platformUserColumns,
  platformUserLists,
  platformUserRow,
} from './platform-users.ts'
import { batchAnswer, userFormAnswer, userRightsAnswer } from './user-calls.ts'
import { userRow, users, userValues } from './users.ts'

const institution = wholeNumber(0, 999_999_999_999_999)
const common = { audience: 'platform', permission: 'user.manage', rate: 'none', tx: 'none' } as const
const reading = { ...common, method: 'GET' } as const
const posted = { ...common, method: 'POST', notWhileActing: true } as const
const person = { institution_id: institution, id: idSchema }
const of = z.strictObject(person)
const selection = z.strictObject({
  people: z.array(of).min(1).max(500),
  preview: z.boolean().default(false),
})

const list = (type: PlatformUserList) =>
  endpoint({
    ...reading,
    id: `platform_user.list_${type}`,
    path: `/api/platform_user/${type}/list`,
    variants: [
      `/api/platform_user/${type}/list/:rows`,
      `/api/platform_user/${type}/list/:rows/:filterstring`,
    ],
    summary: `List across institutions: ${platformUserLists[type].en}`,
    list: { columns: type === 'platform' ? platformAdministratorColumns : platformUserColumns, small: false },
    answer: listAnswer(platformUserRow),
  })

/** The people of every institution, for administrators of the platform; each call names the institution it is about. */
export const platformUserCalls = {
  listPlatform: list('platform'),
  listAll: list('all'),
  listPending: list('pending'),
  get: endpoint({
    ...reading,
    id: 'platform_user.get',
    path: '/api/platform_user/get/:institution_id/:id',
    summary: 'One person of any institution',
    params: of,
    answer: platformUserRow,
  }),
  form: endpoint({
    ...reading,
    id: 'platform_user.form',
    path: '/api/platform_user/form/:institution_id',
    summary: 'What the form of a person of that institution may choose from',
    params: z.strictObject({ institution_id: institution }),
    answer: userFormAnswer,
  }),
  rights: endpoint({
    ...reading,
    id: 'platform_user.rights',
    path: '/api/platform_user/rights/:institution_id/:id',
    summary: 'Every right of a person of any institution, with where it comes from',
    params: of,
    answer: userRightsAnswer,
  }),
  add: endpoint({
    ...posted,
    id: 'platform_user.add',
    path: '/api/platform_user/add',
    idempotent: true,
    summary: 'Creates a person in an institution, or an administrator of the platform (0)',
    body: z.strictObject({ institution_id: institution, values: userValues }),
    answer: saveAnswer(userRow),
  }),
  update: endpoint({
    ...posted,
    id: 'platform_user.update',
    path: '/api/platform_user/update',
    summary: 'Changes a person of any institution',
    body: z.strictObject({
      institution_id: institution,
      ...users.calls.update.body.shape,
    }),
    answer: saveAnswer(userRow),
  }),
  activate: endpoint({
    ...posted,
    id: 'platform_user.activate',
    path: '/api/platform_user/activate',
    summary: 'Lets people of any institutions sign in again',
    body: selection,
    answer: batchAnswer,
  }),
  deactivate: endpoint({
    ...posted,
    id: 'platform_user.deactivate',
    path: '/api/platform_user/deactivate',
    summary: 'Ends accounts of any institutions and their sessions',
    body: selection,
    answer: batchAnswer,
  }),
  resetPassword: endpoint({
    ...posted,
    id: 'platform_user.reset_password',
    path: '/api/platform_user/reset_password',
    summary: 'Mails a person of any institution a link by which they set a new password',
    body: of,
    answer: doneAnswer,
  }),
  resetFactors: endpoint({
    ...posted,
    id: 'platform_user.reset_factors',
    path: '/api/platform_user/reset_factors',
    summary: 'Takes away all second factors of a person of any institution',
    body: of,
    answer: doneAnswer,
  }),
  inviteAgain: endpoint({
    ...posted,
    id: 'platform_user.invite_again',
    path: '/api/platform_user/invite_again',
    summary: 'Mails a new link to an invited person of any institution',
    body: of,
    answer: doneAnswer,
  }),
  accept: endpoint({
    ...posted,
    id: 'platform_user.accept',
    path: '/api/platform_user/accept',
    summary: 'Accepts a person who asked for an account in any institution',
    body: of.extend({
      groups: z
        .array(z.strictObject({ group_id: idSchema, group_role_id: idSchema }))
        .max(50)
        .default([]),
      role_ids: z.array(idSchema).max(50).default([]),
    }),
    answer: doneAnswer,
  }),
  refuse: endpoint({
    ...posted,
    id: 'platform_user.refuse',
    path: '/api/platform_user/refuse',
    summary: 'Refuses a person who asked for an account in any institution, with a reason',
    body: of.extend({ reason: requiredText(1000) }),
    answer: doneAnswer,
  }),
}
