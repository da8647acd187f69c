import type { ForeignOffice } from '../offices/foreign-office.ts'
import { missing } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'

/**
 * Calls with another institution's mail links and with its people who wait for a decision. `pendingId`: a
 * waiting person of the caller's own institution.
 */
export function accountCalls(
  theirs: ForeignOffice,
  pendingId: number,
): Readonly<Record<string, ForeignCall[]>> {
  const chosen = { password: 'ceai verde la fereastra', password_confirmation: 'ceai verde la fereastra' }
  return {
    'account.reset_link': [missing(`/api/reset-password/${theirs.tokens.reset}`)],
    'account.reset_password': [missing('/api/reset-password', { token: theirs.tokens.reset, ...chosen })],
    'account.confirmation_link': [missing(`/api/confirm-address/${theirs.tokens.signup}`)],
    'account.confirm_address': [missing('/api/confirm-address', { token: theirs.tokens.signup })],
    'account.invitation_link': [missing(`/api/accept-invitation/${theirs.tokens.invitation}`)],
    'account.accept_invitation': [
      missing('/api/accept-invitation', { token: theirs.tokens.invitation, ...chosen }),
    ],
    'user.accept': [
      missing('/api/user/accept', { id: theirs.pendingId }),
      {
        path: '/api/user/accept',
        body: {
          id: pendingId,
          groups: [{ group_id: theirs.groupId, group_role_id: theirs.groupRoleId }],
        },
        expected: { field: 'groups' },
      },
    ],
    'user.refuse': [missing('/api/user/refuse', { id: theirs.pendingId, reason: 'x' })],
    'user.invite_again': [missing('/api/user/invite_again', { id: theirs.pendingId })],
  }
}
