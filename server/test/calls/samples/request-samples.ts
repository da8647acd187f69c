import { elsewhere, get, noIds, post, remove, type Samples } from '../sample.ts'

const days = { from_on: '2098-11-03', until_on: '2098-11-07' }

/** Who stands in for whom, and what a case asks of the citizen. */
export const requestSamples: Samples = (about, own) => {
  const file = `/api/data_request/file/${about.requestId}?k=${about.requestKey}&item=1`
  const part = `/api/data_request/part/${about.requestId}/${about.answerFileId}?k=${about.requestKey}`
  return {
    'substitute.own': {
      calls: [get('/api/substitute/own')],
      nowhere: 200,
      elsewhere: noIds('the caller’s own'),
    },
    'substitute.of_user': {
      calls: [get(`/api/substitute/of_user/${about.userId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'substitute.add': {
      calls: [
        post('/api/substitute/add', { user_id: about.userId, substitute_id: own.pendingId, ...days }),
        post('/api/substitute/add', { substitute_id: about.userId, ...days }),
      ],
      nowhere: 404,
      elsewhere: ['missing', { field: 'substitute_id' }],
    },
    'substitute.end': {
      calls: [post('/api/substitute/end', { id: about.substitutionId }, 2)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'data_request.of_case': {
      calls: [get(`/api/data_request/of_case/${about.caseId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'data_request.add': {
      calls: [
        post('/api/data_request/add', {
          case_id: about.caseId,
          items: ['Plan'],
          until_on: '2027-04-30',
          way: 'paper',
        }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'data_request.remind': {
      calls: [post('/api/data_request/remind', { id: about.requestId })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'data_request.cancel': {
      calls: [post('/api/data_request/cancel', { id: about.requestId, reason: 'x' }, 2)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'data_request.sheet': {
      calls: [get(`/api/data_request/sheet/${about.requestId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'data_request.show': {
      calls: [get(`/api/data_request/show/${about.requestId}?k=${about.requestKey}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'data_request.begin_file': {
      calls: [{ path: file, bytes: Buffer.from('Un text\n'), when: 1 }],
      nowhere: 400,
      elsewhere: noIds('takes bytes and a link; links of others with the other calls of links'),
    },
    'data_request.file_state': { calls: [get(part)], nowhere: 404, elsewhere: 'missing' },
    'data_request.append_file': {
      calls: [{ path: part, when: 1 }],
      nowhere: 404,
      elsewhere: 'missing',
      more: [
        elsewhere('missing', {
          path: `/api/data_request/part/${own.requestId}/${about.answerFileId}?k=${own.requestKey}`,
          when: 1,
        }),
      ],
    },
    'data_request.drop_file': { calls: [remove(part)], nowhere: 404, elsewhere: 'missing' },
    'data_request.finish_file': {
      calls: [
        post('/api/data_request/finish_file', {
          id: about.requestId,
          k: about.requestKey,
          file_id: about.answerFileId,
        }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'data_request.send': {
      calls: [
        post('/api/data_request/send', {
          id: about.requestId,
          k: about.requestKey,
          answers: [{ n: 1, text: 'x' }],
        }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
  }
}
