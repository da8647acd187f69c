import { get, noIds, post, type Samples } from '../sample.ts'

/** Exports of the whole institution. */
export const leavingSamples: Samples = () => ({
  'institution_export.list': {
    calls: [get('/api/institution_export/list')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'institution_export.ask': {
    calls: [post('/api/institution_export/ask', {}, 1)],
    nowhere: 422,
    elsewhere: noIds('takes only the own password'),
  },
  'institution_export.cancel': {
    calls: [post('/api/institution_export/cancel', { id: 999_999_999 }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'institution_export.unlock': {
    calls: [post('/api/institution_export/unlock', { id: 999_999_999 }, 2)],
    nowhere: 422,
    elsewhere: noIds('asks for the own password first'),
  },
  'institution_export.part': {
    calls: [get('/api/institution_export/part/999999999/1')],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'institution_export.audit': {
    calls: [get('/api/institution_export/audit_before')],
    nowhere: 404,
    elsewhere: noIds('takes nothing'),
  },
})
