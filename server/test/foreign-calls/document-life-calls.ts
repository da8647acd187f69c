import { type ForeignOffice, mark } from '../offices/foreign-office.ts'
import { missing } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'
import type { OwnRow } from './own-row.ts'

/** What happens to a document after its registration. */
export function documentLifeCalls(
  theirs: ForeignOffice,
  mine: OwnRow,
): Readonly<Record<string, ForeignCall[]>> {
  const { documentId: id, commentId, linkId, viewId, userId } = theirs
  const link = { kind: 'answers', direction: 'from' }
  return {
    'document.change_status': [missing('/api/document/change_status', { id, status: 6 })],
    'document.extend_deadline': [
      missing('/api/document/extend_deadline', { id, type: 'days', days: 5, reason: 'x' }),
    ],
    'document.assign': [
      missing('/api/document/assign', { id, group_id: null, user_ids: [] }),
      {
        path: '/api/document/assign',
        body: { id: mine.documentId, group_id: theirs.groupId, user_ids: [] },
        expected: { field: 'group_id' },
      },
      {
        path: '/api/document/assign',
        body: { id: mine.documentId, group_id: null, user_ids: [userId] },
        expected: { field: 'user_ids' },
      },
    ],
    'document.counts': [
      { path: `/api/document/counts?search=${mark}`, expected: 'empty' },
      {
        path: `/api/document/counts?filters[0][column]=register&filters[0][match][register][in]=${theirs.registerId}`,
        expected: 'empty',
      },
    ],
    'document.export': [
      { path: '/api/document/export/csv', expected: 'own' },
      { path: `/api/document/export/csv?search=${mark}`, expected: 'own' },
    ],
    'document_comment.list': [missing(`/api/document_comment/list/${id}`)],
    'document_comment.add': [
      missing('/api/document_comment/add', { document_id: id, body: 'x' }),
      {
        path: '/api/document_comment/add',
        body: { document_id: mine.documentId, body: 'x', mention_ids: [userId] },
        expected: { field: 'mention_ids' },
      },
    ],
    'document_comment.update': [missing('/api/document_comment/update', { id: commentId, body: 'x' })],
    'document_link.list': [missing(`/api/document_link/list/${id}`)],
    'document_link.add': [
      missing('/api/document_link/add', { document_id: id, other_id: mine.documentId, ...link }),
      {
        path: '/api/document_link/add',
        body: { document_id: mine.documentId, other_id: id, ...link },
        expected: { field: 'other_id' },
      },
    ],
    'document_link.delete': [missing(`/api/document_link/delete/${linkId}`)],
    'document_view.list': [{ path: '/api/document_view/list', expected: 'empty' }],
    'document_view.add': [
      {
        path: '/api/document_view/add',
        body: { name: 'Proprie', address: '', shared: true },
        expected: { field: 'shared' },
      },
    ],
    'document_view.update': [
      missing('/api/document_view/update', { id: viewId, name: 'Furat', address: '' }),
    ],
    'document_view.delete': [missing(`/api/document_view/delete/${viewId}`)],
  }
}
