import { get, noIds, post, type Samples } from '../sample.ts'

const chosen = { password: 'ceai verde la fereastra' }

/** The account of the caller. */
export const profileSamples: Samples = (about) => ({
  'preference.update': {
    calls: [post('/api/preference/update', { theme: 'dark' })],
    nowhere: 200,
    elsewhere: noIds('changes the caller alone'),
  },
  'profile.get': {
    calls: [get('/api/profile/get')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the caller’s own account'),
  },
  'profile.update': {
    calls: [
      post('/api/profile/update', {
        version: 1,
        values: { name: 'Alt Nume', phone: '', default_group_id: null },
      }),
      post('/api/profile/update', {
        version: 1,
        values: { name: 'Nume Nou', phone: '', default_group_id: about.groupId },
      }),
    ],
    nowhere: 422,
    elsewhere: [null, { field: 'default_group_id' }],
  },
  'profile.set_picture': {
    calls: [{ path: '/api/profile/set_picture', bytes: Buffer.from('nu e o imagine'), when: 1 }],
    nowhere: 400,
    elsewhere: noIds('changes the caller alone'),
  },
  'profile.remove_picture': {
    calls: [post('/api/profile/remove_picture')],
    nowhere: 200,
    elsewhere: noIds('changes the caller alone'),
  },
  'profile.picture': {
    calls: [get('/api/profile/picture')],
    nowhere: 404,
    elsewhere: noIds('the caller’s own'),
  },
  'profile.sessions': {
    calls: [get('/api/profile/sessions')],
    nowhere: 200,
    elsewhere: noIds('the caller’s own'),
  },
  'profile.close_session': {
    calls: [post('/api/profile/close_session', { id: 'f'.repeat(64) })],
    nowhere: 404,
    elsewhere: noIds('names sessions by 256 bits; tested with the profile'),
  },
  'profile.close_other_sessions': {
    calls: [post('/api/profile/close_other_sessions', {}, 3)],
    nowhere: 200,
    elsewhere: noIds('ends the caller’s own'),
  },
  'profile.activity': {
    calls: [get('/api/profile/activity')],
    nowhere: 200,
    elsewhere: noIds('the caller’s own'),
  },
  'profile.data': {
    calls: [get('/api/profile/data/json'), get('/api/profile/data/text')],
    nowhere: 200,
    elsewhere: noIds('the caller’s own'),
  },
  'profile.active_group': {
    calls: [post('/api/profile/active_group', { group_id: about.groupId }, 3)],
    nowhere: 422,
    elsewhere: { field: 'group_id' },
  },
  'profile.withdraw_email': {
    calls: [post('/api/profile/withdraw_email')],
    nowhere: 200,
    elsewhere: noIds('changes the caller alone'),
  },
  'profile.change_email': {
    calls: [post('/api/profile/change_email', { email: 'alta@test.example', current_password: 'gresita' })],
    nowhere: 422,
    elsewhere: noIds('changes the caller alone'),
  },
  'profile.change_password': {
    calls: [
      post(
        '/api/profile/change_password',
        { current_password: 'gresita', password: chosen.password, password_again: chosen.password },
        3,
      ),
    ],
    nowhere: 422,
    elsewhere: noIds('changes the caller alone'),
  },
})
