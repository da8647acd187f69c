import { get, noIds, post, type Samples } from '../sample.ts'

/** Complaints as citizens meet them. */
export const complaintFormSamples: Samples = (about) => ({
  'portal_complaint.send': {
    calls: [post('/api/portal_complaint/send')],
    nowhere: 422,
    elsewhere: noIds('takes a key that the institution itself gave before anything else'),
  },
  'portal_complaint.support': {
    calls: [post('/api/portal_complaint/support')],
    nowhere: 422,
    elsewhere: noIds('takes a key that the institution itself gave before anything else'),
  },
  'portal_complaint.places': {
    calls: [get('/api/portal_complaint/places?q=a')],
    nowhere: 200,
    elsewhere: noIds('the localities of the institution'),
  },
  'portal_complaint.own': {
    calls: [get(`/api/portal_complaint/own?k=${about.formToken}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'portal_complaint.own_file': {
    calls: [get(`/api/portal_complaint/own_file/1?k=${about.formToken}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'portal_complaint.add_to_own': {
    calls: [post('/api/portal_complaint/add_to_own', { k: about.formToken, text: 'x' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'portal_complaint.withdraw_own': {
    calls: [post('/api/portal_complaint/withdraw_own', { k: about.formToken }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
