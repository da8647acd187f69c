import { elsewhere, get, post, remove, type SampleCall, type Samples } from '../sample.ts'

/** Transfers of papers: drafts, sheets and what is scanned. */
export const transferSamples: Samples = (about, own) => {
  const missing = { nowhere: 404, elsewhere: 'missing' as const }
  const change = (verb: string, more: object = {}, when: 1 | 2 = 1) => ({
    calls: [post(`/api/transfer/${verb}`, { id: about.sheetId, ...more }, when)],
    ...missing,
  })
  const inNameOf = (call: SampleCall) => elsewhere({ field: 'from_group_id' }, call)
  return {
    'transfer.to_send': {
      calls: [get('/api/transfer/to_send'), get(`/api/transfer/to_send?q=${about.text}`)],
      nowhere: 200,
      elsewhere: 'own',
      more: [inNameOf(get(`/api/transfer/to_send?from_group_id=${about.groupId}`))],
    },
    'transfer.drafts': {
      calls: [get('/api/transfer/drafts')],
      nowhere: 200,
      elsewhere: 'own',
      more: [inNameOf(get(`/api/transfer/drafts?from_group_id=${about.groupId}`))],
    },
    'transfer.to_receive': { calls: [get('/api/transfer/to_receive')], nowhere: 200, elsewhere: 'own' },
    'transfer.list': {
      calls: [get('/api/transfer/list/20')],
      nowhere: 200,
      elsewhere: 'own',
      more: [
        elsewhere(
          'empty',
          get(`/api/transfer/list/20?filters[0][column]=from&filters[0][match][from][in]=${about.groupId}`),
        ),
      ],
    },
    'transfer.get': { calls: [get(`/api/transfer/get/${about.sheetId}`)], ...missing },
    'transfer.of_document': {
      calls: [get(`/api/transfer/of_document/${about.documentId}`)],
      ...missing,
    },
    'transfer.print': { calls: [get(`/api/transfer/print/${about.sheetId}`)], ...missing },
    'transfer.add': {
      calls: [post('/api/transfer/add', { to_group_id: about.groupId, document_ids: [about.documentId] })],
      nowhere: 422,
      elsewhere: { field: 'to_group_id' },
      more: [
        inNameOf(post('/api/transfer/add', { from_group_id: about.groupId, document_ids: [own.documentId] })),
        elsewhere({ field: 'document_ids' }, post('/api/transfer/add', { document_ids: [about.documentId] })),
        elsewhere(
          { field: 'to_user_id' },
          post('/api/transfer/add', {
            to_group_id: own.groupId,
            to_user_id: about.userId,
            document_ids: [own.documentId],
          }),
        ),
      ],
    },
    'transfer.update': {
      ...change('update', { values: { to_group_id: own.groupId } }),
      more: [
        elsewhere(
          { field: 'to_group_id' },
          post('/api/transfer/update', { id: own.draftId, values: { to_group_id: about.groupId } }),
        ),
      ],
    },
    'transfer.add_rows': {
      ...change('add_rows', { document_ids: [own.documentId] }),
      more: [
        elsewhere(
          { field: 'document_ids' },
          post('/api/transfer/add_rows', { id: own.draftId, document_ids: [about.documentId] }),
        ),
      ],
    },
    'transfer.remove_rows': {
      ...change('remove_rows', { row_ids: [own.sheetRowId] }),
      more: [
        elsewhere(
          { field: 'row_ids' },
          post('/api/transfer/remove_rows', { id: own.draftId, row_ids: [about.sheetRowId] }),
        ),
      ],
    },
    'transfer.send': change('send'),
    'transfer.answer': {
      ...change('answer', { accept: [own.sheetRowId] }),
      more: [
        elsewhere(
          { field: 'accept' },
          post('/api/transfer/answer', { id: own.sheetId, accept: [about.sheetRowId] }),
        ),
      ],
    },
    'transfer.withdraw': {
      ...change('withdraw', {}, 2),
      more: [
        elsewhere(
          { field: 'row_ids' },
          post('/api/transfer/withdraw', { id: own.sheetId, row_ids: [about.sheetRowId] }),
        ),
      ],
    },
    'transfer.scan': {
      calls: [
        post('/api/transfer/scan', { code: about.text, mode: 'receive', sheet_id: about.sheetId }),
        post('/api/transfer/scan', { code: about.text, mode: 'prepare', sheet_id: about.sheetId }),
      ],
      ...missing,
      more: [
        inNameOf(
          post('/api/transfer/scan', { code: own.text, mode: 'prepare', from_group_id: about.groupId }),
        ),
      ],
    },
    'transfer.delete': {
      calls: [remove(`/api/transfer/delete/${about.sheetId}`)],
      ...missing,
    },
  }
}
