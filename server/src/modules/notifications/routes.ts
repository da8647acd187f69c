import { notificationChoiceCalls } from '@hdoc/contract/notifications/notification-choices.ts'
import { notificationDeliveryCalls } from '@hdoc/contract/notifications/notification-deliveries.ts'
import { notificationCalls } from '@hdoc/contract/notifications/notifications.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { changeChoices, showChoices } from './choices/own-choices.ts'
import { tryOwnDevice } from './delivering/try-push.ts'
import { addOwnDevice, removeOwnDevice, showPushKey } from './devices/own-devices.ts'
import { retryDeliveries, showOutbox, showSummary } from './outbox/outbox.ts'
import { readAll, readSome, showCounts, showOwn } from './panel/show-own.ts'

export const notificationRoutes: Route[] = [
  route(notificationCalls.list, showOwn),
  route(notificationCalls.counts, showCounts),
  route(notificationCalls.read, readSome),
  route(notificationCalls.readAll, readAll),
  route(notificationChoiceCalls.get, showChoices),
  route(notificationChoiceCalls.update, changeChoices),
  route(notificationChoiceCalls.pushKey, showPushKey),
  route(notificationChoiceCalls.addDevice, addOwnDevice),
  route(notificationChoiceCalls.removeDevice, removeOwnDevice),
  route(notificationChoiceCalls.tryDevice, tryOwnDevice),
  route(notificationDeliveryCalls.list, showOutbox),
  route(notificationDeliveryCalls.summary, showSummary),
  route(notificationDeliveryCalls.retry, retryDeliveries),
]
