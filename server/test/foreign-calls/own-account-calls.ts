import { testPassword } from '../browsers/app.ts'
import { type ForeignOffice, mark } from '../offices/foreign-office.ts'
import { empty, missing } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'

/** Calls about the caller's own account, acting as somebody, and the trail. */
export function ownAccountCalls(theirs: ForeignOffice): Readonly<Record<string, ForeignCall[]>> {
  return {
    'activity.list': [
      empty(`/api/activity/list/20?search=${mark}`),
      empty(`/api/activity/list/20?filters[0][column]=by&filters[0][match][by][contains]=${mark}`),
    ],
    'activity.get': [missing(`/api/activity/get/${theirs.auditId}`)],
    'activity.confirm_state': [
      missing('/api/activity/confirm_state', { id: theirs.trailHoldId, reason: 'x' }),
    ],
    'activity.erase': [missing('/api/activity/erase', { ids: [theirs.auditId], reason: 'x' })],
    'usermanager.login_as': [
      missing(`/api/usermanager/login_as/${theirs.userId}`, {}),
      missing(`/api/usermanager/login_as/${theirs.userId}`, { hdoc_id: theirs.institutionId }),
    ],
    'factor.rename_passkey': [missing('/api/factor/rename_passkey', { id: theirs.passkeyId, name: 'Furat' })],
    'factor.remove_passkey': [
      missing('/api/factor/remove_passkey', { id: theirs.passkeyId, password: testPassword }),
    ],
    'identity.remove': [missing('/api/identity/remove', { id: theirs.identityId, password: testPassword })],
    'profile.update': [
      {
        path: '/api/profile/update',
        body: { version: 1, values: { name: 'Nume Nou', phone: '', default_group_id: theirs.groupId } },
        expected: { field: 'default_group_id' },
      },
    ],
    'profile.active_group': [
      {
        path: '/api/profile/active_group',
        body: { group_id: theirs.groupId },
        expected: { field: 'group_id' },
      },
    ],
  }
}
