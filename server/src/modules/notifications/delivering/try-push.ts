import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { notificationChoiceCalls } from '@hdoc/contract/notifications/notification-choices.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findOwnDevice } from './queries.ts'
import { pushTo } from './send-push.ts'

type Call = typeof notificationChoiceCalls.tryDevice

const texts = {
  title: { ro: 'Mesaj de probă', en: 'Test message' },
  body: { ro: 'Notificările HDoc ajung în acest browser.', en: 'Notices of HDoc reach this browser.' },
} as const

/** Pushes a message of trial to one of the own browsers: whether pushes come is seen before a term passes without one. */
export async function tryOwnDevice(ctx: Ctx<Call>, { body }: Pick<InputOf<Call>, 'body'>) {
  const { actor, language } = ctx
  const context: Parameters<typeof pushTo>[0] = {
    ...ctx,
    tx: (work, options) => ctx.database.inInstitution(ctx.institutionId, work, options),
  }
  const device = await context.tx((db) => findOwnDevice(db, actor, body.id), { readOnly: true })
  if (!device) throw new AppError('NOT_FOUND')
  const message = {
    title: texts.title[language],
    body: texts.body[language],
    tag: 'trial',
    url: '#/profile',
  }
  const outcome = await pushTo(context, device, { message, topic: 'trial', days: 1 })
  if (outcome.state === 'sent') return done(language)
  if (outcome.reason === 'device_gone') throw new AppError('PUSH_DEVICE_GONE')
  throw new AppError('PUSH_NOT_TAKEN', { detail: 'detail' in outcome ? outcome.detail : '' })
}
