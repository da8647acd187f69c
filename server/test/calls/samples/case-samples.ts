import { elsewhere, get, noIds, post, type Samples } from '../sample.ts'

/** Cases, their shares and documents. */
export const caseSamples: Samples = (about, own) => {
  const step = (verb: string, more: object = {}) => ({
    calls: [post(`/api/workcase/${verb}`, { share_id: about.shareId, ...more })],
    nowhere: 404,
    elsewhere: 'missing' as const,
  })
  const change = (verb: string, more: object = {}, when: 1 | 2 = 1) => ({
    calls: [post(`/api/workcase/${verb}`, { id: about.caseId, ...more }, when)],
    nowhere: 404,
    elsewhere: 'missing' as const,
  })
  return {
    'workcase.queue': {
      calls: [get('/api/workcase/queue/mine/20'), get('/api/workcase/queue/to_distribute/20')],
      nowhere: 200,
      elsewhere: 'own',
      more: [
        elsewhere(
          'empty',
          get(
            `/api/workcase/queue/to_distribute/20?filters[0][column]=group&filters[0][match][group][in]=${about.groupId}`,
          ),
        ),
      ],
    },
    'workcase.counts': {
      calls: [get('/api/workcase/counts')],
      nowhere: 200,
      elsewhere: 'own',
    },
    'workcase.team': {
      calls: [get('/api/workcase/team')],
      nowhere: 200,
      elsewhere: 'own',
    },
    'workcase.get': {
      calls: [get(`/api/workcase/get/${about.caseId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'workcase.obstacles': {
      calls: [get(`/api/workcase/obstacles/${about.caseId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'workcase.activity': {
      calls: [get(`/api/workcase/activity/${about.caseId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'workcase.of_document': {
      calls: [get(`/api/workcase/of_document/${about.documentId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'workcase.options': {
      calls: [get(`/api/workcase/options?ids=${about.caseId}`), get(`/api/workcase/options?q=${about.text}`)],
      nowhere: 200,
      elsewhere: 'empty',
    },
    'workcase.candidates': {
      calls: [get(`/api/workcase/candidates/${about.groupId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'workcase.add': {
      calls: [
        post('/api/workcase/add', { document_id: about.documentId }),
        post('/api/workcase/add', {
          document_id: own.documentId,
          shares: [{ group_id: about.groupId, role: 'lead' }],
        }),
        post('/api/workcase/add', {
          document_id: own.documentId,
          shares: [{ group_id: own.groupId, user_id: about.userId, role: 'lead' }],
        }),
      ],
      nowhere: 404,
      elsewhere: ['missing', { field: 'shares.0.group_id' }, { field: 'shares.0.user_id' }],
    },
    'workcase.assign': {
      ...change('assign', { shares: [{ group_id: own.groupId, role: 'opinion' }] }),
      more: [
        elsewhere(
          { field: 'shares.0.group_id' },
          post('/api/workcase/assign', { id: own.caseId, shares: [{ group_id: about.groupId }] }),
        ),
      ],
    },
    'workcase.add_document': {
      ...change('add_document', { document_id: own.documentId }),
      more: [
        elsewhere(
          { field: 'document_id' },
          post('/api/workcase/add_document', { id: own.caseId, document_id: about.documentId }),
        ),
      ],
    },
    'workcase.remove_document': {
      ...change('remove_document', { document_id: own.documentId, reason: 'x' }),
      more: [
        elsewhere(
          { field: 'document_id' },
          post('/api/workcase/remove_document', {
            id: own.caseId,
            document_id: about.documentId,
            reason: 'x',
          }),
        ),
      ],
    },
    'workcase.join': {
      ...change('join', { other_id: own.caseId, reason: 'x' }, 2),
      nowhere: 422,
      more: [
        elsewhere(
          { field: 'other_id' },
          post('/api/workcase/join', { id: own.caseId, other_id: about.caseId, reason: 'x' }),
        ),
      ],
    },
    'workcase.extend_deadline': change('extend_deadline', { type: 'days', days: 5, reason: 'x' }),
    'workcase.rename': change('rename', { title: 'Alt titlu' }),
    'workcase.close_group': {
      ...change('close_group', { group_id: own.groupId }),
      more: [
        elsewhere(
          { field: 'group_id' },
          post('/api/workcase/close_group', { id: own.caseId, group_id: about.groupId }),
        ),
      ],
    },
    'workcase.close': change('close', { status: 6, reason: 'x' }, 2),
    'workcase.reopen': change('reopen', { reason: 'x' }, 2),
    'workcase_numbering.get': {
      calls: [get('/api/workcase_numbering/get')],
      nowhere: 200,
      elsewhere: noIds('an institution has one numbering of cases'),
    },
    'workcase_numbering.update': {
      calls: [post('/api/workcase_numbering/update', { pattern: 'DS-#####/{YYYY}' })],
      nowhere: 422,
      elsewhere: noIds('an institution has one numbering of cases'),
    },
    'workcase.take': step('take'),
    'workcase.accept': step('accept'),
    'workcase.refuse': step('refuse', { reason: 'x' }),
    'workcase.start': step('start'),
    'workcase.wait': step('wait', { pending_type: 'days', pending_days: 5 }),
    'workcase.give_back': step('give_back'),
    'workcase.give': step('give'),
    'case_batch.give_one': {
      calls: [
        post('/api/case_batch/give_one', {
          share_id: about.shareId,
          values: { shares: [{ group_id: own.groupId, role: 'lead' }] },
        }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
      more: [
        elsewhere(
          { field: 'shares.0.group_id' },
          post('/api/case_batch/give_one', {
            share_id: own.shareId,
            values: { shares: [{ group_id: about.groupId, role: 'lead' }] },
          }),
        ),
      ],
    },
    'case_batch.preview': {
      calls: [
        post('/api/case_batch/preview', {
          share_ids: [about.shareId],
          values: { shares: [{ group_id: own.groupId, role: 'lead' }] },
        }),
      ],
      nowhere: 200,
      elsewhere: 'own',
    },
    'case_batch.preview_closing': {
      calls: [post('/api/case_batch/preview_closing', { share_ids: [about.shareId], values: { status: 6 } })],
      nowhere: 200,
      elsewhere: 'own',
    },
    'case_batch.get': {
      calls: [get(`/api/case_batch/get/${about.givingId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'case_batch.items': {
      calls: [get(`/api/case_batch/items/${about.givingId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'case_batch.start': {
      calls: [post('/api/case_batch/start', { id: about.givingId })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'case_batch.undo': {
      calls: [post('/api/case_batch/undo', { id: about.givingId })],
      nowhere: 404,
      elsewhere: 'missing',
    },
  }
}
