import { notices } from '@hdoc/contract/notifications/notices.ts'
import type {
  NotificationChoices,
  notificationChoiceCalls,
} from '@hdoc/contract/notifications/notification-choices.ts'
import { formatPhone } from '@hdoc/contract/ro/phone.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { presentDevice } from '../devices/own-devices.ts'
import { listDevices } from '../devices/queries.ts'
import { chosenOf, withoutChoice } from '../recipients/choose-ways.ts'
import { mergeChoices } from './merge-choices.ts'
import { ensureChoices, getChoices, getReach, storeChoices } from './queries.ts'

export async function showChoices({ db, actor, settings }: StaffCtx): Promise<NotificationChoices> {
  const [choices, reach, devices] = await Promise.all([
    getChoices(db, actor),
    getReach(db, actor),
    listDevices(db, actor),
  ])
  return {
    notices: notices.map((notice) => {
      const { on, said_by } = withoutChoice(reach.departments, notice)
      return {
        notice,
        chosen: chosenOf({ ...choices, departments: reach.departments }, notice),
        otherwise: on,
        said_by,
      }
    }),
    email_pace: choices.email_pace,
    digest_hour: reach.digest_hour,
    version: choices.version,
    email: { address: reach.email, delivers: settings.smtpUrl !== undefined },
    sms: { phone: formatPhone(reach.phone), delivers: settings.sms !== undefined },
    push: { devices: devices.map(presentDevice) },
  }
}

export async function changeChoices(ctx: StaffCtx, { body }: InputOf<typeof notificationChoiceCalls.update>) {
  const { db, actor } = ctx
  await ensureChoices(db, actor)
  const before = await getChoices(db, actor, 'lock')
  await checkVersion(db, {
    type: 'notification_choices',
    id: actor.id,
    version: before.version,
    sent: body.version,
  })
  const { notices: changes, email_pace = before.email_pace } = body.values
  const after = { ...mergeChoices(before, changes), email_pace }
  await storeChoices(db, actor, after)
  await recordAudit(ctx, {
    action: 'notifications.chosen',
    subjectType: 'notification_choices',
    subjectId: actor.id,
    before,
    after: { ...after, version: before.version + 1 },
  })
  return { success: true as const, message: savedMessage(ctx.language), data: await showChoices(ctx) }
}
