import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText, text } from '../calls/fields.ts'
import { invalid } from '../failures/validation-messages.ts'
import {
  forgotPasswordValues,
  linkAnswer,
  linkToken,
  newPasswordValues,
  registrationValues,
} from './accounts.ts'

const tokenParams = z.object({ token: linkToken })

const open = { audience: 'public', permission: 'public', rate: 'public' } as const
const manage = {
  method: 'POST',
  audience: 'staff',
  permission: 'user.manage',
  rate: 'none',
  tx: 'write',
  // Calls that give or change an account's rights must be made under one's own name.
  notWhileActing: true,
  answer: doneAnswer,
} as const
const id = z.number().int().positive()
const link = { ...open, method: 'GET', tx: 'none', params: tokenParams, answer: linkAnswer } as const
const use = { ...open, method: 'POST', tx: 'none', answer: doneAnswer } as const

export const accountCalls = {
  registration: endpoint({
    ...open,
    rate: 'page',
    id: 'account.registration',
    method: 'GET',
    path: '/api/register/form',
    tx: 'read',
    summary: 'May people ask for an account on this host, and how long a password has to be',
    answer: z.object({ open: z.boolean(), password_minimum: z.number() }),
  }),
  register: endpoint({
    ...use,
    id: 'account.register',
    path: '/api/register',
    summary: 'Asks for an account; the same answer whether the address has one already',
    body: registrationValues,
  }),
  forgotPassword: endpoint({
    ...use,
    id: 'account.forgot_password',
    path: '/api/forgot-password',
    summary: 'Asks for a link to set a new password; the same answer for known and unknown addresses',
    body: forgotPasswordValues,
  }),
  signInLink: endpoint({
    ...use,
    id: 'account.sign_in_link',
    path: '/api/login/link',
    summary:
      'Mails a link that makes this device known for an account, whose password others are guessing; the same answer for names nobody has',
    body: z.strictObject({ username: requiredText(200) }),
  }),
  resetLink: endpoint({
    ...link,
    id: 'account.reset_link',
    path: '/api/reset-password/:token',
    summary: 'Whom a link for a new password is for; changes nothing',
  }),
  resetPassword: endpoint({
    ...use,
    id: 'account.reset_password',
    path: '/api/reset-password',
    summary: 'Sets a new password by a link, once; ends all sessions of the person',
    body: newPasswordValues,
  }),
  confirmationLink: endpoint({
    ...link,
    id: 'account.confirmation_link',
    path: '/api/confirm-address/:token',
    summary: 'Which address a link confirms; changes nothing',
  }),
  confirmAddress: endpoint({
    ...use,
    id: 'account.confirm_address',
    path: '/api/confirm-address',
    summary:
      'Confirms a request for an account, with the password typed in it; a new address of an account; that an account of the provider is to open one; or that this device is the person’s',
    body: z.strictObject({ token: linkToken, password: z.string().max(200).optional() }),
    answer: doneAnswer.extend({
      /**
       * `pending`: an administrator decides next. `changed`: the new address is valid from now
       * on. `linked`: the provider's account opens this account from now on. `device`: this
       * device has its own sign-in tries.
       */
      outcome: z.enum(['pending', 'changed', 'linked', 'device']),
      /**
       * User name of the new account: as asked for, or with a number added when somebody else has it by now.
       */
      username: z.string().optional(),
    }),
  }),
  invitationLink: endpoint({
    ...link,
    id: 'account.invitation_link',
    path: '/api/accept-invitation/:token',
    summary: 'Who is invited, and where to; changes nothing',
  }),
  acceptInvitation: endpoint({
    ...use,
    id: 'account.accept_invitation',
    path: '/api/accept-invitation',
    summary: 'Sets the first password of an invited person, who may then sign in',
    body: newPasswordValues,
  }),
  accept: endpoint({
    ...manage,
    id: 'user.accept',
    path: '/api/user/accept',
    summary: 'Accepts a person who asked for an account, with groups and roles; tells them by mail',
    body: z.strictObject({
      id,
      groups: z
        .array(z.strictObject({ group_id: id, group_role_id: id }))
        .max(50)
        .default([]),
      role_ids: z.array(id).max(50).default([]),
    }),
  }),
  refuse: endpoint({
    ...manage,
    id: 'user.refuse',
    path: '/api/user/refuse',
    summary: 'Refuses a person who asked for an account; the reason is mailed to them',
    body: z.strictObject({
      id,
      reason: text(1000).pipe(z.string().refine((value) => value !== '', invalid('reason'))),
    }),
  }),
  inviteAgain: endpoint({
    ...manage,
    id: 'user.invite_again',
    path: '/api/user/invite_again',
    summary: 'Mails a new link to a person who has not accepted the invitation yet; the older link ends',
    body: z.strictObject({ id }),
  }),
}
