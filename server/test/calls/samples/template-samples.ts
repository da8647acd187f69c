import { fresh, get, noIds, post, remove, type Samples } from '../sample.ts'

/** Templates of pages, mails and answers, and the pages that the public reads. */
export const templateSamples: Samples = (about) => {
  const texts = { ro: { content: 'x' }, en: {} }
  const id = about.answerTextId
  return {
    'template.list': { calls: [get('/api/template/list')], nowhere: 200, elsewhere: 'own' },
    'template.resolutions': { calls: [get('/api/template/resolutions')], nowhere: 200, elsewhere: 'own' },
    'template.get': { calls: [get(`/api/template/get/${id}`)], nowhere: 404, elsewhere: 'missing' },
    'template.version': {
      calls: [get(`/api/template/version/${id}/1`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'template.add': {
      calls: [post('/api/template/add', { name: fresh('Text '), texts })],
      nowhere: 422,
      elsewhere: noIds('takes a name and texts'),
    },
    'template.update': {
      calls: [post('/api/template/update', { id, values: { name: fresh('Text '), texts } })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'template.reset': {
      calls: [post('/api/template/reset', { id })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'template.delete': {
      calls: [remove(`/api/template/delete/${id}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'template.put_letter': {
      calls: [{ path: `/api/template/put_letter/${id}?name=foaie.docx`, bytes: Buffer.from('nu e Word') }],
      nowhere: 400,
      elsewhere: 'missing',
    },
    'template.remove_letter': {
      calls: [remove(`/api/template/letter/${id}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'template.letter': { calls: [get(`/api/template/letter/${id}`)], nowhere: 404, elsewhere: 'missing' },
    'template.preview': {
      calls: [post('/api/template/preview', { kind: 'answer', language: 'ro', text: { content: 'x' } })],
      nowhere: 422,
      elsewhere: noIds('takes a text'),
    },
    'public_page.get': {
      calls: [get('/api/public_page/get/contact')],
      nowhere: 200,
      elsewhere: noIds('the host decides whose'),
    },
  }
}
