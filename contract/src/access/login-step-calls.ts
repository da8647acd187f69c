import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { browserOptions, passkeyUseSchema, typedCode } from './factors.ts'
import { loginStepMethods } from './session.ts'

const guest = { method: 'POST', audience: 'public', permission: 'public', rate: 'login', tx: 'none' } as const
const ticket = z.string().min(1).max(100)

/** Calls of a sign-in besides the password. */
export const loginStepCalls = {
  secondFactor: endpoint({
    ...guest,
    id: 'session.second_factor',
    path: '/api/login/second_factor',
    summary:
      'The second step of a sign-in: a code, a recovery code or a passkey; the password where a provider is to be linked to an account with rights',
    body: z.strictObject({
      ticket,
      method: z.enum(loginStepMethods),
      code: typedCode.optional(),
      password: z.string().max(200).optional(),
      credential: passkeyUseSchema.optional(),
    }),
    answer: doneAnswer,
  }),
  askPasskey: endpoint({
    ...guest,
    id: 'session.ask_passkey',
    path: '/api/login/ask_passkey',
    summary: 'What the browser needs to use a passkey: of the person of a ticket, or of anybody',
    body: z.strictObject({ ticket: ticket.optional() }),
    answer: z.object({ options: browserOptions }),
  }),
  passkey: endpoint({
    ...guest,
    id: 'session.login_passkey',
    path: '/api/login/passkey',
    summary: 'Signs in with a passkey alone, without user name',
    body: z.strictObject({ credential: passkeyUseSchema, remember: z.boolean().optional() }),
    answer: doneAnswer,
  }),
}
