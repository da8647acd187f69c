import { AppError } from '@hdoc/contract/failures/errors.ts'
import type {
  notificationChoiceCalls,
  PushDevice,
} from '@hdoc/contract/notifications/notification-choices.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { done, savedMessage } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { describeDevice } from '../../accounts/index.ts'
import { publicPushKey } from './push-key.ts'
import { isPushService } from './push-service.ts'
import { addDevice, type DeviceRow, dropOldDevices, listDevices, removeDevice } from './queries.ts'

/** Browsers of one person that take pushes. */
const MOST_DEVICES = 10
const LONGEST_USER_AGENT = 400

export const presentDevice = (row: DeviceRow): PushDevice => ({
  id: row.id,
  device: describeDevice(row.user_agent).device,
  added_at: row.added_at,
  reached_at: row.reached_at,
})

export async function showPushKey(ctx: StaffCtx) {
  const public_key = await publicPushKey(ctx.db, ctx.settings, ctx.clock.now())
  return { ...done(ctx.language), public_key }
}

/** Has notices pushed to the browser that asks, whoever subscribed in it before. */
export async function addOwnDevice(
  ctx: StaffCtx,
  { body }: InputOf<typeof notificationChoiceCalls.addDevice>,
) {
  const { db, actor } = ctx
  if (!isPushService(body.endpoint, ctx.settings.push))
    throw new AppError('VALIDATION', {}, { fields: { endpoint: [{ key: 'push_service' }] } })
  const agent = ctx.caller.headers['user-agent']
  const userAgent = (typeof agent === 'string' ? agent : '').slice(0, LONGEST_USER_AGENT)
  await addDevice(db, actor, { endpoint: body.endpoint, ...body.keys, userAgent }, ctx.clock.now())
  await dropOldDevices(db, actor, MOST_DEVICES)
  await recordAudit(ctx, {
    action: 'push_device.added',
    subjectType: 'push_device',
    subjectId: actor.id,
    after: { device: describeDevice(userAgent).device },
  })
  const devices = await listDevices(db, actor)
  return { success: true as const, message: savedMessage(ctx.language), data: devices.map(presentDevice) }
}

export async function removeOwnDevice(
  ctx: StaffCtx,
  { body }: InputOf<typeof notificationChoiceCalls.removeDevice>,
) {
  if ((await removeDevice(ctx.db, ctx.actor, body)) === 0) throw new AppError('NOT_FOUND')
  await recordAudit(ctx, {
    action: 'push_device.removed',
    subjectType: 'push_device',
    subjectId: ctx.actor.id,
  })
  return done(ctx.language)
}
