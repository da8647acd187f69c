import { elsewhere, get, noIds, post, type Samples } from '../sample.ts'

const shown = 'a'.repeat(64)

/** Requests for approval and their steps. */
export const approvalSamples: Samples = (about, own) => {
  const step = (verb: string, more: object = {}) => ({
    calls: [post(`/api/approval/${verb}`, { step_id: about.stepId, shown, ...more })],
    nowhere: 404,
    elsewhere: 'missing' as const,
  })
  const drawing = [Array.from({ length: 10 }, (_, n) => [n, n])]
  return {
    'approval.box': {
      calls: [get('/api/approval/box/mine'), get('/api/approval/box/asked'), get('/api/approval/box/closed')],
      nowhere: 200,
      elsewhere: 'own',
    },
    'approval.counts': { calls: [get('/api/approval/counts')], nowhere: 200, elsewhere: 'own' },
    'approval.get': {
      calls: [get(`/api/approval/get/${about.approvalId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'approval.of_document': {
      calls: [get(`/api/approval/of_document/${about.documentId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'approval.of_case': {
      calls: [get(`/api/approval/of_case/${about.caseId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'approval.approvers': {
      calls: [get('/api/approval/approvers')],
      nowhere: 200,
      elsewhere: noIds('it lists the people of the own institution'),
    },
    'approval.add': {
      calls: [
        post('/api/approval/add', {
          file_id: about.fileId,
          file_version: 1,
          steps: [{ user_id: own.userId }],
        }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
      more: [
        elsewhere(
          { field: 'steps.0.user_id' },
          post('/api/approval/add', {
            file_id: own.fileId,
            file_version: 1,
            steps: [{ user_id: about.userId }],
          }),
        ),
      ],
    },
    'approval.approve': step('approve'),
    'approval.approve_many': {
      calls: [post('/api/approval/approve_many', { steps: [{ step_id: about.stepId, shown }] })],
      nowhere: 200,
      elsewhere: 'own',
    },
    'approval.decline': step('decline', { reason: 'x' }),
    'approval.revoke': {
      calls: [post('/api/approval/revoke', { id: about.approvalId, reason: 'x' }, 2)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'approval.reassign': {
      calls: [post('/api/approval/reassign', { step_id: about.stepId, user_id: own.userId, reason: 'x' })],
      nowhere: 404,
      elsewhere: 'missing',
      more: [
        elsewhere(
          { field: 'user_id' },
          post('/api/approval/reassign', { step_id: own.stepId, user_id: about.userId, reason: 'x' }),
        ),
      ],
    },
    'approval.sign_paper': step('sign_paper', { upload_id: own.waitingId }),
    'approval.sign_drawn': step('sign_drawn', { drawing }),
    'approval.sign_upload': step('sign_upload', { upload_id: own.waitingId }),
  }
}
