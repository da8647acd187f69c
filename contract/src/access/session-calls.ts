import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { languageSchema } from '../texts/language-schema.ts'
import { loginStepMethods, statusAnswer } from './session.ts'

export const sessionCalls = {
  csrf: endpoint({
    id: 'session.csrf_cookie',
    method: 'GET',
    path: '/api/csrf-cookie',
    audience: 'public',
    permission: 'public',
    rate: 'none',
    tx: 'none',
    summary: 'Sets the readable XSRF-TOKEN cookie',
    answer: z.object({ success: z.literal(true) }),
  }),
  status: endpoint({
    id: 'session.status',
    method: 'GET',
    path: '/api/status',
    audience: 'public',
    permission: 'public',
    rate: 'none',
    tx: 'none',
    summary: 'Who is signed in, and on which institution',
    query: z.strictObject({ t: z.string().max(40).optional() }),
    answer: statusAnswer,
  }),
  login: endpoint({
    id: 'session.login',
    method: 'POST',
    path: '/api/login',
    audience: 'public',
    permission: 'public',
    rate: 'login',
    tx: 'none',
    summary:
      'Signs in with user name or e-mail; who has a second factor gets a ticket for it and no session yet',
    answer: doneAnswer.extend({
      second_factor: z.object({ ticket: z.string(), methods: z.array(z.enum(loginStepMethods)) }).optional(),
    }),
    body: z.strictObject({
      username: z.string().trim().min(1).max(200),
      password: z.string().min(1).max(200),
      remember: z.boolean().optional(),
    }),
  }),
  logout: endpoint({
    id: 'session.logout',
    method: 'POST',
    path: '/api/logout',
    audience: 'public',
    permission: 'public',
    rate: 'none',
    tx: 'none',
    summary: 'Ends the session',
    answer: doneAnswer,
  }),
  loginBack: endpoint({
    id: 'usermanager.login_back',
    method: 'GET',
    path: '/api/usermanager/login_back',
    audience: 'staff',
    permission: 'signed-in',
    rate: 'none',
    tx: 'none',
    changesState: true,
    afterActing: true,
    summary: 'Returns from acting as another user',
    answer: doneAnswer,
  }),
  preferences: endpoint({
    id: 'preference.update',
    method: 'POST',
    path: '/api/preference/update',
    audience: 'staff',
    permission: 'signed-in',
    rate: 'none',
    tx: 'write',
    beforeSecondFactor: true,
    summary: 'Keeps the language and theme of the signed-in person',
    answer: doneAnswer,
    body: z.strictObject({
      language: languageSchema.optional(),
      theme: z.enum(['light', 'dark', 'auto']).optional(),
    }),
  }),
}
