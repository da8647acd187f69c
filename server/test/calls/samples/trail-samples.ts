import { get, noIds, post, type Samples } from '../sample.ts'

/** The trail and its proofs. */
export const trailSamples: Samples = (about) => ({
  'activity.list': {
    calls: [
      get('/api/activity/list/20'),
      get(`/api/activity/list/20?search=${about.text}`),
      get(`/api/activity/list/20?filters[0][column]=by&filters[0][match][by][contains]=${about.text}`),
    ],
    nowhere: 200,
    elsewhere: [null, 'empty', 'empty'],
  },
  'activity.get': { calls: [get(`/api/activity/get/${about.auditId}`)], nowhere: 404, elsewhere: 'missing' },
  'activity.export': {
    calls: [get('/api/activity/export')],
    nowhere: 200,
    elsewhere: noIds('takes filters; the list with the same ones is walked'),
  },
  'activity.verify': {
    calls: [post('/api/activity/verify')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'activity.checks': {
    calls: [get('/api/activity/checks')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'activity.heads': { calls: [get('/api/activity/heads')], nowhere: 200, elsewhere: noIds('takes nothing') },
  'activity.sign_head': {
    calls: [post('/api/activity/sign_head')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'activity.download_heads': {
    calls: [get('/api/activity/download_heads')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'activity.hold': { calls: [get('/api/activity/hold')], nowhere: 200, elsewhere: noIds('takes nothing') },
  'activity.confirm_state': {
    calls: [post('/api/activity/confirm_state', { id: about.trailHoldId, reason: 'x' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'activity.erase': {
    calls: [post('/api/activity/erase', { ids: [about.auditId], reason: 'x' }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
