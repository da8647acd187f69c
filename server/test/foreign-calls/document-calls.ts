import { type ForeignOffice, mark } from '../offices/foreign-office.ts'
import { empty, missing } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'
import type { OwnRow } from './own-row.ts'

/** Documents, files, posts and tracking. */
export function documentCalls(theirs: ForeignOffice, mine: OwnRow): Readonly<Record<string, ForeignCall[]>> {
  const paper = {
    category: 'intrare',
    register_id: mine.registerId,
    doc_type_id: mine.docTypeId,
    issuer_id: mine.issuerId,
    short_description: 'Cerere',
  }
  const registration = (change: object, field: string): ForeignCall => ({
    path: '/api/document/add',
    body: { ...paper, ...change },
    expected: { field },
  })
  const filtered = (column: string, mode: string, value: string | number, field = column): ForeignCall =>
    empty(`/api/document/list/20?filters[0][column]=${column}&filters[0][match][${field}][${mode}]=${value}`)
  return {
    'document.registration_form': [{ path: '/api/document/registration_form', expected: 'own' }],
    'document.add': [
      registration({ register_id: theirs.registerId }, 'register_id'),
      registration({ doc_type_id: theirs.docTypeId }, 'doc_type_id'),
      registration({ issuer_id: theirs.issuerId }, 'issuer_id'),
      registration({ group_id: theirs.groupId }, 'group_id'),
      registration({ upload_ids: [theirs.waitingId] }, 'upload_ids'),
      registration({ upload_ids: [theirs.fileId] }, 'upload_ids'),
      registration({ reservation_id: theirs.reservationId }, 'reservation_id'),
      registration({ answers_id: theirs.documentId }, 'answers_id'),
      registration({ secondary_register_ids: [theirs.registerId] }, 'secondary_register_ids'),
    ],
    'document.list': [
      filtered('register', 'in', theirs.registerId),
      filtered('doc_type', 'in', theirs.docTypeId),
      filtered('group', 'in', theirs.groupId),
      filtered('registered_by', 'in', theirs.userId),
      filtered('number', 'contains', mark),
      filtered('issuer', 'contains', mark),
      filtered('issuer', 'equals', '14399840', 'cui'),
      filtered('short_description', 'contains', mark),
      filtered('external_number', 'equals', mark),
      empty(`/api/document/list/20/${mark}`),
    ],
    'search.find': [mark, '14399840', '0799999999'].map((q) => ({
      ...empty('/api/search/find'),
      body: { q },
    })),
    'document.get': [missing(`/api/document/get/${theirs.documentId}`)],
    'document.update': [
      missing('/api/document/update', { id: theirs.documentId, values: { short_description: 'Furat' } }),
      {
        path: '/api/document/update',
        body: { id: mine.documentId, values: { doc_type_id: theirs.docTypeId } },
        expected: { field: 'doc_type_id' },
      },
    ],
    'document.annul': [missing('/api/document/annul', { id: theirs.documentId, reason: 'x' })],
    'document.attach': [
      missing('/api/document/attach', { id: theirs.documentId, upload_ids: [theirs.waitingId] }),
      {
        path: '/api/document/attach',
        body: { id: mine.documentId, upload_ids: [theirs.waitingId] },
        expected: { field: 'upload_ids' },
      },
      {
        path: '/api/document/attach',
        body: { id: mine.documentId, upload_ids: [theirs.fileId] },
        expected: { field: 'upload_ids' },
      },
    ],
    'document.activity': [missing(`/api/document/activity/${theirs.documentId}`)],
    'document.confirmation': [missing(`/api/document/confirmation/${theirs.documentId}`)],
    'file.discard': [missing('/api/file/discard', { id: theirs.waitingId })],
    'file.download': [
      missing(`/api/file/download/${theirs.fileId}`),
      missing(`/api/file/download/${theirs.waitingId}`),
    ],
    'file.preview': [
      missing(`/api/file/preview/${theirs.fileId}`),
      missing(`/api/file/preview/${theirs.waitingId}`),
    ],
    'file.content': [
      missing(`/api/file/content/${theirs.fileId}`),
      missing(`/api/file/content/${theirs.waitingId}`),
    ],
    'file.page': [missing(`/api/file/page/${theirs.fileId}`), missing(`/api/file/page/${theirs.waitingId}`)],
    'file.cleaned': [
      missing(`/api/file/cleaned/${theirs.fileId}`),
      missing(`/api/file/cleaned/${theirs.waitingId}`),
    ],
    'print.labels': [
      missing(`/api/print/labels?ids=${theirs.documentId}`),
      missing(`/api/print/labels?ids=${mine.documentId},${theirs.documentId}`),
    ],
    'print.receipts': [missing(`/api/print/receipts?ids=${mine.documentId},${theirs.documentId}`)],
    'file.stamp': [
      missing('/api/file/stamp', { id: theirs.fileId }),
      missing('/api/file/stamp', { id: theirs.waitingId }),
    ],
    'dashboard.get': [{ path: '/api/dashboard/get', expected: 'own' }],
    'public_post.list': [
      empty('/api/public_post/list'),
      empty(`/api/public_post/list?category=${theirs.postId}`),
    ],
    'public_post.get': [missing(`/api/public_post/get/${theirs.postId}`)],
    'tracking.get': [missing(`/api/tracking/get/${theirs.trackingCode}`)],
  }
}
