import type { OwnActivity, OwnSession, Profile } from '@hdoc/contract/accounts/profile.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import { describeDevice } from './describe-device.ts'
import { describePlace } from './describe-place.ts'
import type { AccountRow, ActivityRow, MembershipRow, SessionRow } from './queries.ts'

export function presentProfile(
  row: AccountRow,
  groups: readonly MembershipRow[],
  given: { roles: readonly string[]; passwordMinimum: number; pendingEmail: Profile['pending_email'] },
): Profile {
  return {
    id: row.id,
    version: row.version,
    username: row.username,
    name: row.name,
    email: row.email,
    phone: writePhone(row.phone),
    job_title: row.job_title,
    language: row.language,
    theme: row.theme,
    roles: [...given.roles],
    groups: groups.map(({ id, name, role_name, is_default }) => ({ id, name, role_name, is_default })),
    institution_name: row.institution_name,
    password_changed_at: row.password_changed_at,
    picture: row.picture_hash?.slice(0, 16) ?? '',
    has_password: row.has_password,
    password_minimum: given.passwordMinimum,
    pending_email: given.pendingEmail && {
      email: given.pendingEmail.email,
      expires_at: given.pendingEmail.expires_at,
    },
  }
}

export function presentSession(row: SessionRow, currentId: string): OwnSession {
  return {
    id: row.id,
    ...describeDevice(row.device),
    address: row.address,
    place: describePlace(row.address),
    remember: row.remember,
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
    expires_at: row.expires_at,
    current: row.id === currentId,
  }
}

export function presentActivity(row: ActivityRow): OwnActivity {
  return {
    at: row.at,
    action: row.action,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    real_name: row.as_other ? '' : (row.real_name ?? ''),
    as_name: row.as_other ? row.actor_name : '',
  }
}
