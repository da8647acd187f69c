import { get, noIds, post, type Samples } from '../sample.ts'

const noPicture = Buffer.from('nu e o imagine')

/** Settings of an institution. */
export const settingSamples: Samples = () => ({
  'delete_mode.switch': {
    calls: [post('/api/delete_mode/switch', { on: false })],
    nowhere: 422,
    elsewhere: noIds('changes the caller’s institution alone'),
  },
  'setting.overview': {
    calls: [get('/api/setting/overview')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'setting.institution': {
    calls: [get('/api/setting/institution')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'setting.update_institution': {
    calls: [post('/api/setting/update_institution', { values: { phone: '0244000001' } })],
    nowhere: 422,
    elsewhere: noIds('takes no id; the session decides whose'),
  },
  'setting.look': { calls: [get('/api/setting/look')], nowhere: 200, elsewhere: noIds('takes nothing') },
  'setting.update_look': {
    calls: [post('/api/setting/update_look', { values: { primary_color: '#1f4e79' } })],
    nowhere: 422,
    elsewhere: noIds('takes a colour; the session decides whose'),
  },
  'setting.picture': {
    calls: [{ path: '/api/setting/picture?kind=logo', bytes: noPicture, when: 1 }],
    nowhere: 400,
    elsewhere: noIds('takes bytes; the session decides whose'),
  },
  'setting.remove_picture': {
    calls: [post('/api/setting/remove_picture', { kind: 'logo' })],
    nowhere: 422,
    elsewhere: noIds('takes no id; the session decides whose'),
  },
  'setting.mail': { calls: [get('/api/setting/mail')], nowhere: 200, elsewhere: noIds('takes nothing') },
  'setting.update_mail': {
    calls: [post('/api/setting/update_mail', { values: { from_name: 'Primăria' } })],
    nowhere: 422,
    elsewhere: noIds('takes no id; the session decides whose'),
  },
  'setting.test_mail': {
    calls: [post('/api/setting/test_mail')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'setting.outside_map': {
    calls: [get('/api/setting/outside_map')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'setting.update_outside_map': {
    calls: [post('/api/setting/update_outside_map', { values: { kind: 'none' } })],
    nowhere: 422,
    elsewhere: noIds('takes no id; the session decides whose'),
  },
  'setting.printing': {
    calls: [get('/api/setting/printing')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'setting.update_printing': {
    calls: [post('/api/setting/update_printing', { values: { receipt_paper: 'a5' } })],
    nowhere: 422,
    elsewhere: noIds('takes no id; the session decides whose'),
  },
  'setting.security': {
    calls: [get('/api/setting/security')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'setting.update_security': {
    calls: [post('/api/setting/update_security', { values: { session_absolute_hours: 12 } })],
    nowhere: 422,
    elsewhere: noIds('takes no id; the session decides whose'),
  },
  'branding.picture': {
    calls: [get('/api/branding/logo')],
    nowhere: 404,
    elsewhere: noIds('takes nothing; the host decides'),
  },
})
