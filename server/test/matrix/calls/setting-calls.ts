import { get, type MatrixCalls, post } from './matrix-call.ts'

const noPicture = Buffer.from('nu e o imagine')

/** Settings of the institution and the trail. */
export const settingCalls: MatrixCalls = (about) => {
  const filtered = (column: string) =>
    get(
      `/api/activity/list/20?filters[0][column]=${column}&filters[0][match][${column}][contains]=${about.text}`,
    )
  return {
    'setting.overview': [get('/api/setting/overview')],
    'setting.institution': [get('/api/setting/institution')],
    'setting.update_institution': [
      post('/api/setting/update_institution', { values: { phone: '0244000001' } }),
    ],
    'setting.look': [get('/api/setting/look')],
    'setting.update_look': [post('/api/setting/update_look', { values: { primary_color: '#1f4e79' } })],
    'setting.picture': [{ path: '/api/setting/picture?kind=logo', bytes: noPicture, when: 1 }],
    'setting.remove_picture': [post('/api/setting/remove_picture', { kind: 'logo' })],
    'setting.mail': [get('/api/setting/mail')],
    'setting.update_mail': [post('/api/setting/update_mail', { values: { from_name: 'Primăria' } })],
    'setting.test_mail': [post('/api/setting/test_mail')],
    'setting.printing': [get('/api/setting/printing')],
    'setting.update_printing': [post('/api/setting/update_printing', { values: { receipt_paper: 'a5' } })],
    'setting.security': [get('/api/setting/security')],
    'setting.update_security': [
      post('/api/setting/update_security', { values: { session_absolute_hours: 12 } }),
    ],
    'setting_oidc.get': [get('/api/setting_oidc/get')],
    'setting_oidc.update': [post('/api/setting_oidc/update', { values: { label: 'Primăria' } })],
    'setting_oidc.test': [post('/api/setting_oidc/test', { issuer: 'http://127.0.0.1:1' })],
    'branding.picture': [get('/api/branding/logo')],
    'activity.list': [
      get('/api/activity/list/20'),
      get(`/api/activity/list/20?search=${about.text}`),
      filtered('by'),
    ],
    'activity.get': [get(`/api/activity/get/${about.auditId}`)],
    'activity.export': [get('/api/activity/export')],
    'activity.verify': [post('/api/activity/verify')],
    'activity.checks': [get('/api/activity/checks')],
    'activity.heads': [get('/api/activity/heads')],
    'activity.sign_head': [post('/api/activity/sign_head')],
    'activity.download_heads': [get('/api/activity/download_heads')],
    'activity.hold': [get('/api/activity/hold')],
    'activity.confirm_state': [post('/api/activity/confirm_state', { id: about.auditId, reason: 'x' })],
    'activity.erase': [post('/api/activity/erase', { ids: [about.auditId], reason: 'x' }, 2)],
  }
}
