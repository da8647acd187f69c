import { elsewhere, get, noIds, post, type Samples } from '../sample.ts'

const base = '/api/submission'
const portal = '/api/portal_submission'

/** Documents that people hand in online, for staff and for who hands them in. */
export const submissionSamples: Samples = (about, own) => {
  const id = about.submissionId
  const act = (name: string, more: object = {}, when: 1 | 2 = 1) => ({
    calls: [post(`${base}/${name}`, { id, ...more }, when)],
    nowhere: 404,
    elsewhere: 'missing' as const,
  })
  return {
    'submission.list': { calls: [get(`${base}/list/20/${about.text}`)], nowhere: 200, elsewhere: 'empty' },
    'submission.counts': { calls: [get(`${base}/counts`)], nowhere: 200, elsewhere: noIds('takes nothing') },
    'submission.form': { calls: [get(`${base}/form`)], nowhere: 200, elsewhere: noIds('takes nothing') },
    'submission.get': { calls: [get(`${base}/get/${id}`)], nowhere: 404, elsewhere: 'missing' },
    'submission.signatures': {
      calls: [get(`${base}/signatures/${id}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'submission.activity': { calls: [get(`${base}/activity/${id}`)], nowhere: 404, elsewhere: 'missing' },
    'submission.file': {
      calls: [get(`${base}/file/${id}/${about.submissionFileId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'submission.ask': act('ask', { message: 'x' }),
    'submission.reject': act('reject', { reason: 'test' }, 2),
    'submission.close': act('close', { comment: 'x' }, 2),
    'submission.accept': {
      ...act('accept', {}, 2),
      more: [
        elsewhere(
          { field: 'issuer_id' },
          post(`${base}/accept`, {
            id: own.submissionId,
            issuer_id: about.issuerId,
            register_id: own.registerId,
          }),
        ),
        elsewhere(
          { field: 'register_id' },
          post(`${base}/accept`, { id: own.submissionId, register_id: about.registerId }),
        ),
      ],
    },
    'submission.accept_many': {
      calls: [post(`${base}/accept_many`, { ids: [id] }, 2)],
      nowhere: 200,
      elsewhere: 'refused lines',
    },
    'portal_submission.types': {
      calls: [get(`${portal}/types`)],
      nowhere: 200,
      elsewhere: noIds('the types of the institution'),
    },
    'portal_submission.send': {
      calls: [post(`${portal}/send`)],
      nowhere: 422,
      elsewhere: noIds('takes a key that the institution itself gave before anything else'),
    },
    'portal_submission.asked': {
      calls: [get(`${portal}/asked?c=${about.formToken}`)],
      nowhere: 404,
      elsewhere: noIds('takes a secret of which only a hash is kept'),
    },
    'portal_submission.own': {
      calls: [get(`${portal}/own?s=${about.formToken}`)],
      nowhere: 404,
      elsewhere: noIds('takes a secret of which only a hash is kept'),
    },
    'portal_submission.withdraw_own': {
      calls: [post(`${portal}/withdraw_own`, { s: about.formToken })],
      nowhere: 404,
      elsewhere: noIds('takes a secret of which only a hash is kept'),
    },
    'portal_submission.complete': {
      calls: [post(`${portal}/complete`)],
      nowhere: 422,
      elsewhere: noIds('takes a key that the institution itself gave before anything else'),
    },
  }
}
