import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'

/** Acting as another user, and entering a client; the return from acting is `sessionCalls.loginBack`. */
export const actingCalls = {
  loginAs: endpoint({
    id: 'usermanager.login_as',
    method: 'POST',
    path: '/api/usermanager/login_as/:id',
    audience: 'staff',
    permission: 'user.act_as',
    rate: 'none',
    tx: 'none',
    notWhileActing: true,
    summary:
      'Acts as another user; a platform administrator names the client, and enters it in the same step',
    params: idParams,
    body: z.strictObject({ hdoc_id: idSchema.optional() }),
    answer: doneAnswer,
  }),
  enter: endpoint({
    id: 'hdoc_company.enter',
    method: 'POST',
    path: '/api/hdoc_company/enter',
    audience: 'platform',
    permission: 'signed-in',
    rate: 'none',
    tx: 'none',
    notWhileActing: true,
    summary: 'Enters a client: the session works in it until it leaves',
    body: z.strictObject({ id: idSchema }),
    answer: doneAnswer,
  }),
  leave: endpoint({
    id: 'hdoc_company.leave',
    method: 'POST',
    path: '/api/hdoc_company/leave',
    audience: 'platform',
    permission: 'signed-in',
    rate: 'none',
    tx: 'none',
    notWhileActing: true,
    summary: 'Leaves the client that was entered; leaving twice is no error',
    body: z.strictObject({}),
    answer: doneAnswer,
  }),
}
