import { choices, elsewhere, fresh, get, noIds, post, type Samples } from '../sample.ts'

const base = '/api/complaint'
const place = { lat: 45_003_127, lng: 26_001_849 }
const said = { description: 'Groapă', street: 'Strada Teilor', name: 'Ion Ionescu', origin: 'phone' }

/** Complaints, their types, and what the public form asks. */
export const complaintSamples: Samples = (about, own) => {
  const id = about.complaintId
  const act = (name: string, more: object = {}, when: 1 | 2 = 1) => ({
    calls: [post(`${base}/${name}`, { id, ...more }, when)],
    nowhere: 404,
    elsewhere: 'missing' as const,
  })
  return {
    'complaint_type.list': {
      calls: [get(`/api/complaint_type/list/${about.text}`), get('/api/complaint_type/list')],
      nowhere: 200,
      elsewhere: ['empty'],
    },
    'complaint_type.get': {
      calls: [get(`/api/complaint_type/get/${about.complaintTypeId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'complaint_type.add': {
      calls: [
        post('/api/complaint_type/add', {
          name: fresh('Tip de sesizare '),
          active: false,
          register_id: about.registerId,
        }),
      ],
      nowhere: 422,
      elsewhere: { field: 'register_id' },
      more: [
        elsewhere(
          { field: 'doc_type_id' },
          post('/api/complaint_type/add', {
            name: fresh('Tip de sesizare '),
            active: false,
            doc_type_id: about.docTypeId,
          }),
        ),
        elsewhere(
          { field: 'told_user_ids' },
          post('/api/complaint_type/add', {
            name: fresh('Tip de sesizare '),
            active: false,
            told_user_ids: [about.userId],
          }),
        ),
      ],
    },
    'complaint_type.update': {
      calls: [
        post('/api/complaint_type/update', {
          id: about.complaintTypeId,
          values: { help: 'Schimbat', active: false },
        }),
        post('/api/complaint_type/update', {
          id: own.complaintTypeId,
          values: { group_id: about.groupId, active: false },
        }),
      ],
      nowhere: 404,
      elsewhere: ['missing', { field: 'group_id' }],
    },
    'complaint_type.options': {
      calls: choices('complaint_type', about.complaintTypeId, about.text),
      nowhere: 200,
      elsewhere: 'empty',
    },
    'complaint.list': { calls: [get(`${base}/list/20/${about.text}`)], nowhere: 200, elsewhere: 'empty' },
    'complaint.export': {
      calls: [
        get(`${base}/export/csv?search=${about.text}`),
        get(`${base}/export/xlsx?search=${about.text}`),
      ],
      nowhere: 200,
      elsewhere: 'own',
    },
    'complaint.counts': { calls: [get(`${base}/counts`)], nowhere: 200, elsewhere: noIds('takes nothing') },
    'complaint.map': {
      calls: [get(`${base}/map?south=44000000&west=25000000&north=46000000&east=27000000&zoom=9`)],
      nowhere: 200,
      elsewhere: noIds('a box of the map'),
    },
    'complaint.options': { calls: choices('complaint', id, about.text), nowhere: 200, elsewhere: 'empty' },
    'complaint.form': { calls: [get(`${base}/form`)], nowhere: 200, elsewhere: noIds('takes nothing') },
    'complaint.get': { calls: [get(`${base}/get/${id}`)], nowhere: 404, elsewhere: 'missing' },
    'complaint.activity': { calls: [get(`${base}/activity/${id}`)], nowhere: 404, elsewhere: 'missing' },
    'complaint.add': {
      calls: [post(`${base}/add`, { ...said, type_id: about.complaintTypeId })],
      nowhere: 422,
      elsewhere: { field: 'type_id' },
    },
    'complaint.accept': act('accept'),
    'complaint.not_accept': act('not_accept', { authority: 'Compania de apă' }),
    'complaint.reject': act('reject', { comment: 'x' }),
    'complaint.resolve': act('resolve', { resolution: 'x' }),
    'complaint.cancel': act('cancel', { reason: 'x' }),
    'complaint.reopen': act('reopen', { reason: 'x' }),
    'complaint.register': act('register'),
    'complaint.join': {
      ...act('join', { joined_to_id: about.complaintId + 1 }),
      more: [elsewhere('missing', post(`${base}/join`, { id: own.complaintId, joined_to_id: id }))],
    },
    'complaint.unjoin': act('unjoin', { reason: 'x' }),
    'complaint.move': act('move', place),
    'complaint.comment': act('comment', { body: 'x', is_public: false }),
    'complaint.show_photo': act('show_photo', { file_id: about.complaintPhotoId, regions: [] }),
    'complaint.hide_photo': act('hide_photo', { file_id: about.complaintPhotoId }),
    'complaint.photo': {
      calls: [get(`${base}/photo/${id}/${about.complaintPhotoId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'portal_complaint.types': {
      calls: [get('/api/portal_complaint/types')],
      nowhere: 200,
      elsewhere: noIds('takes nothing'),
    },
    'portal_complaint.near': {
      calls: [get(`/api/portal_complaint/near?type=${about.complaintTypeId}&lat=45003127&lng=26001849`)],
      nowhere: 200,
      elsewhere: 'empty',
    },
    'portal_complaint.photo': {
      calls: [get(`/api/portal_complaint/photo/${id}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
  }
}
