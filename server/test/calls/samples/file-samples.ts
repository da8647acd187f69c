import { elsewhere, get, noIds, post, remove, type Samples } from '../sample.ts'
import type { Subjects } from '../subjects.ts'

const part = ({ incomingId }: Subjects) => `/api/incoming_file/part/${incomingId}`

/** Uploads, files, versions and locks. */
export const fileSamples: Samples = (about, own) => ({
  'file.discard': {
    calls: [post('/api/file/discard', { id: about.waitingId }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'file.download': {
    calls: [get(`/api/file/download/${about.fileId}`), get(`/api/file/download/${about.waitingId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'file.preview': {
    calls: [get(`/api/file/preview/${about.fileId}`), get(`/api/file/preview/${about.waitingId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'file.content': {
    calls: [get(`/api/file/content/${about.fileId}`), get(`/api/file/content/${about.waitingId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'file.page': {
    calls: [get(`/api/file/page/${about.fileId}`), get(`/api/file/page/${about.waitingId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'file.cleaned': {
    calls: [get(`/api/file/cleaned/${about.fileId}`), get(`/api/file/cleaned/${about.waitingId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'file.stamp': {
    calls: [post('/api/file/stamp', { id: about.fileId })],
    nowhere: 404,
    elsewhere: 'missing',
    more: [elsewhere('missing', post('/api/file/stamp', { id: about.waitingId }))],
  },
  'incoming_file.options': {
    calls: [get('/api/incoming_file/begin')],
    nowhere: 204,
    elsewhere: noIds('takes nothing'),
  },
  'incoming_file.begin': {
    calls: [{ path: '/api/incoming_file/begin', bytes: Buffer.from('Un text\n'), when: 1 }],
    nowhere: 400,
    elsewhere: noIds('takes bytes; tested with what follows from them'),
  },
  'incoming_file.state': { calls: [get(part(about))], nowhere: 404, elsewhere: 'missing' },
  'incoming_file.append': { calls: [{ path: part(about), when: 1 }], nowhere: 404, elsewhere: 'missing' },
  'incoming_file.drop': { calls: [remove(part(about))], nowhere: 404, elsewhere: 'missing' },
  'incoming_file.finish': {
    calls: [post('/api/incoming_file/finish', { id: about.incomingId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_file.versions': {
    calls: [get(`/api/document_file/versions/${about.fileId}`)],
    nowhere: 404,
    elsewhere: 'missing',
    more: [elsewhere('missing', get(`/api/document_file/versions/${about.waitingId}`))],
  },
  'document_file.version': {
    calls: [get(`/api/document_file/version/${about.fileId}/1`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_file.add_version': {
    calls: [
      post('/api/document_file/add_version', { id: about.fileId, upload_id: own.waitingId }),
      post('/api/document_file/add_version', { id: own.fileId, upload_id: about.waitingId }),
    ],
    nowhere: 404,
    elsewhere: ['missing', { field: 'upload_id' }],
  },
  'document_file.restore': {
    calls: [post('/api/document_file/restore', { id: about.fileId, restored: 1 })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_file.lock': {
    calls: [post('/api/document_file/lock', { id: about.fileId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_file.take_lock': {
    calls: [post('/api/document_file/take_lock', { id: about.fileId, reason: 'x' }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_file.unlock': {
    calls: [post('/api/document_file/unlock', { id: about.fileId }, 3)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_file.zip': {
    calls: [get(`/api/document_file/zip/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
