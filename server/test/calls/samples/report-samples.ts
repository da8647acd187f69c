import { get, noIds, post, type Samples } from '../sample.ts'

const asked = (more: object) => ({ report: 'overdue', parameters: more })
const scheduled = (more: object) => ({ report: 'overdue', parameters: {}, every: 'week', day: 1, ...more })

/** Reports, what those of the law ask of documents, and their schedules. */
export const reportSamples: Samples = (about, own) => ({
  'report.catalogue': {
    calls: [get('/api/report/catalogue')],
    nowhere: 200,
    elsewhere: noIds('the catalogue is the program’s own'),
  },
  'report.runs': { calls: [get('/api/report/runs')], nowhere: 200, elsewhere: 'own' },
  'report.get': { calls: [get(`/api/report/get/${about.runId}`)], nowhere: 404, elsewhere: 'missing' },
  'report.ask': {
    calls: [
      post('/api/report/ask', asked({ group_id: about.groupId })),
      post('/api/report/ask', {
        report: 'workload',
        parameters: { from: '2026-01-01', to: '2026-01-31' },
      }),
    ],
    nowhere: 422,
    elsewhere: ['missing', null],
  },
  'report.cancel': {
    calls: [post('/api/report/cancel', { id: about.runId }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'report.remark': {
    calls: [post('/api/report/remark', { id: about.runId, remarks: 'x' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'report.send': {
    calls: [
      post(
        '/api/report/send',
        {
          id: about.runId,
          version: 1,
          register_id: own.registerId,
          doc_type_id: own.docTypeId,
          short_description: 'x',
          steps: [{ user_id: own.userId }],
        },
        1,
      ),
    ],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'report.papers': {
    calls: [get(`/api/report/papers/${about.runId}/received`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'report.table': {
    calls: [get(`/api/report/table/${about.runId}/csv`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'report.pdf': { calls: [get(`/api/report/pdf/${about.runId}/1`)], nowhere: 404, elsewhere: 'missing' },
  'legal_fact.get': {
    calls: [get(`/api/legal_fact/get/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'legal_fact.save': {
    calls: [post('/api/legal_fact/save', { id: about.documentId, domain: 'money' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'report_schedule.list': { calls: [get('/api/report_schedule/list')], nowhere: 200, elsewhere: 'own' },
  'report_schedule.add': {
    calls: [
      post('/api/report_schedule/add', scheduled({ user_ids: [about.userId] })),
      post(
        '/api/report_schedule/add',
        scheduled({ parameters: { group_id: about.groupId }, user_ids: [own.userId] }),
      ),
    ],
    nowhere: 422,
    elsewhere: [{ field: 'user_ids' }, 'missing'],
  },
  'report_schedule.remove': {
    calls: [post('/api/report_schedule/remove', { id: about.scheduleId }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
