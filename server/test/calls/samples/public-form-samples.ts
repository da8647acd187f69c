import { elsewhere, get, noIds, post, remove, type Samples } from '../sample.ts'

/** Forms that anybody may send and confirms by e-mail. */
export const publicFormSamples: Samples = (about, own) => {
  const part = `/api/public_form/part/${about.formFileId}?k=${about.fillingKey}`
  const key = { key: about.formKey }
  return {
    'public_form.open': {
      calls: [get('/api/public_form/open/contact_message')],
      nowhere: 200,
      elsewhere: noIds('gives a key'),
    },
    'public_form.begin_file': {
      calls: [
        { path: `/api/public_form/file?k=${about.fillingKey}`, bytes: Buffer.from('Un text\n'), when: 1 },
      ],
      nowhere: 400,
      elsewhere: noIds('takes bytes and a key'),
    },
    'public_form.file_state': { calls: [get(part)], nowhere: 404, elsewhere: 'missing' },
    'public_form.append_file': {
      calls: [{ path: part, when: 1 }],
      nowhere: 404,
      elsewhere: 'missing',
      more: [
        elsewhere('missing', {
          path: `/api/public_form/part/${about.formFileId}?k=${own.fillingKey}`,
          when: 1,
        }),
      ],
    },
    'public_form.drop_file': { calls: [remove(part)], nowhere: 404, elsewhere: 'missing' },
    'public_form.finish_file': {
      calls: [post('/api/public_form/finish_file', { key: about.fillingKey, file_id: about.formFileId })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_form.sent': {
      calls: [get(`/api/public_form/sent?k=${about.formKey}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_form.resend': {
      calls: [post('/api/public_form/resend', key)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_form.correct': {
      calls: [
        post('/api/public_form/correct', {
          ...key,
          email: 'altul@test.example',
          email_confirmation: 'altul@test.example',
        }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_form.confirm_code': {
      calls: [post('/api/public_form/confirm_code', { ...key, code: '000000' })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_form.show': {
      calls: [get(`/api/public_form/show/${about.formToken}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_form.confirm': {
      calls: [post('/api/public_form/confirm', { token: about.formToken }, 2)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_form.receipt': {
      calls: [get(`/api/public_form/receipt?k=${about.formKey}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_alert.send': {
      calls: [post('/api/gazette_alert/send')],
      nowhere: 422,
      elsewhere: noIds('its headings are looked for after the key that a browser holds'),
    },
    'gazette_alert.show': {
      calls: [get(`/api/gazette_alert/show/${about.alertToken}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_alert.end': {
      calls: [post(`/api/gazette_alert/end/${about.alertToken}`, {}, 2)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'contact_message.list': {
      calls: [get('/api/contact_message/list/20')],
      nowhere: 200,
      elsewhere: noIds('takes nothing'),
    },
    'contact_message.get': {
      calls: [get(`/api/contact_message/get/${about.contactMessageId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'contact_message.mark': {
      calls: [post('/api/contact_message/mark', { id: about.contactMessageId, answered: true })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'contact_message.file': {
      calls: [get(`/api/contact_message/file/${about.contactFileId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'contact_message.send': {
      calls: [post('/api/contact_message/send')],
      nowhere: 422,
      elsewhere: noIds('takes what a person writes'),
    },
  }
}
