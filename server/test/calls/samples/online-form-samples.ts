import { get, post, type Samples } from '../sample.ts'

/** What document types ask for when they are filled in online, and complaint types beside. */
export const onlineFormSamples: Samples = (about) => {
  const form = { type_id: about.docTypeId, definition: { sections: [] } }
  const fields = { type_id: about.complaintTypeId, definition: { sections: [] } }
  return {
    'online_form.get': {
      calls: [get(`/api/online_form/get/${about.docTypeId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'online_form.save': {
      calls: [post('/api/online_form/save', { ...form, version: 0 })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'online_form.preview': {
      calls: [post('/api/online_form/preview', { ...form, answers: {} })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'online_form.offered': {
      calls: [get(`/api/online_form/offered/${about.docTypeId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'complaint_fields.get': {
      calls: [get(`/api/complaint_fields/get/${about.complaintTypeId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'complaint_fields.save': {
      calls: [post('/api/complaint_fields/save', { ...fields, version: 0 })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'complaint_fields.offered': {
      calls: [get(`/api/complaint_fields/offered/${about.complaintTypeId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
  }
}
