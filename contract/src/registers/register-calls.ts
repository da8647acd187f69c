import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../calls/resource.ts'
import { subjectActivityRow } from '../calls/subject-activity.ts'
import { historySeries, registerClosing, registerRow } from './registers.ts'

const closing = {
  method: 'POST',
  audience: 'staff',
  permission: 'register.manage',
  rate: 'none',
  tx: 'write',
  body: z.strictObject({ id: idSchema, reason: requiredText(500), version: z.number().int().optional() }),
  answer: saveAnswer(registerRow),
} as const

export const registerCalls = {
  closing: endpoint({
    id: 'register.closing',
    method: 'GET',
    path: '/api/register/closing/:id',
    audience: 'staff',
    permission: 'register.manage',
    rate: 'none',
    tx: 'read',
    params: idParams,
    summary: 'What closing a register would stop: types that name it, reserved numbers',
    answer: registerClosing,
  }),
  close: endpoint({
    ...closing,
    id: 'register.close',
    path: '/api/register/close',
    summary: 'Closes a register: it gives no more numbers, what it gave stays',
  }),
  reopen: endpoint({
    ...closing,
    id: 'register.reopen',
    path: '/api/register/reopen',
    summary: 'Reopens a closed register; its numbers go on where they stood',
  }),
  addHistory: endpoint({
    id: 'register.add_history',
    method: 'POST',
    path: '/api/register/add_history',
    audience: 'staff',
    permission: 'register.manage',
    rate: 'none',
    tx: 'write',
    summary: 'Adds a register of history beside a living one: closed, for numbers of another system',
    body: z.strictObject({ id: idSchema, name: requiredText(200), code: requiredText(12) }),
    answer: saveAnswer(registerRow),
  }),
  history: endpoint({
    id: 'register.history',
    method: 'GET',
    path: '/api/register/history/:id',
    audience: 'staff',
    permission: 'register.manage',
    rate: 'none',
    tx: 'read',
    params: idParams,
    summary: 'The numbers of a register of history by year: how many, which are missing or repeated',
    answer: z.array(historySeries),
  }),
  activity: endpoint({
    id: 'register.activity',
    method: 'GET',
    path: '/api/register/activity/:id',
    audience: 'staff',
    permission: 'register.manage',
    rate: 'none',
    tx: 'read',
    params: idParams,
    summary: 'What was done with a register, newest first',
    answer: z.array(subjectActivityRow),
  }),
  openSeries: endpoint({
    id: 'register.open_series',
    method: 'POST',
    path: '/api/register/open_series',
    audience: 'staff',
    permission: 'register.manage',
    rate: 'none',
    tx: 'write',
    summary: 'Opens a new series of a register with manual reset',
    body: z.strictObject({
      id: idSchema,
      first_number: z.number().int().min(1).max(999_999_999),
      reason: requiredText(500),
      version: z.number().int().optional(),
    }),
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number(), data: registerRow }),
  }),
}
