import { get, noIds, post, type Samples } from '../sample.ts'

const ofImport = (call: ReturnType<typeof get>) =>
  ({ calls: [call], nowhere: 404, elsewhere: 'missing' }) as const

/** Imports. */
export const importSamples: Samples = (about) => ({
  'import.list': {
    calls: [get('/api/import/list')],
    nowhere: 200,
    elsewhere: noIds('names no row'),
  },
  'import.begin': ofImport(post('/api/import/begin', { kind: 'issuer', file_id: about.waitingId })),
  'import.get': ofImport(get(`/api/import/get/${about.importId}`)),
  'import.read': ofImport(post('/api/import/read', { id: about.importId })),
  'import.add_archive': ofImport(
    post('/api/import/add_archive', { id: about.importId, incoming_id: about.incomingId }),
  ),
  'import.remove_archive': ofImport(
    post('/api/import/remove_archive', { id: about.importId, archive_id: 1 }),
  ),
  'import.entries': ofImport(get(`/api/import/entries/${about.importId}?which=unnamed`)),
  'import.check': ofImport(post('/api/import/check', { id: about.importId, mapping: { columns: {} } })),
  'import.findings': ofImport(get(`/api/import/findings/${about.importId}`)),
  'import.run': ofImport(post('/api/import/run', { id: about.importId, mode: 'skip_bad' })),
  'import.cancel': ofImport(post('/api/import/cancel', { id: about.importId })),
  'import.blockers': ofImport(post('/api/import/blockers', { id: about.importId })),
  'import.undo': ofImport(post('/api/import/undo', { id: about.importId })),
  'import.discard': ofImport(post('/api/import/discard', { id: about.importId }, 2)),
  'import.refused': ofImport(get(`/api/import/refused/${about.importId}/csv`)),
  'import.sample': {
    calls: [get('/api/import/sample/issuer/csv')],
    nowhere: 200,
    elsewhere: noIds('a kind, and no row'),
  },
})
