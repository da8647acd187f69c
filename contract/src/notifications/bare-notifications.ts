import { bareCall } from '../calls/bare-call.ts'
import type { notificationCalls } from './notifications.ts'

type Calls = typeof notificationCalls

/** The calls of the bell and its panel, which every page has: without schemas. */
export const bareNotificationCalls = {
  list: bareCall<Calls['list']>({
    id: 'notification.list',
    method: 'GET',
    path: '/api/notification/list',
  }),
  counts: bareCall<Calls['counts']>({
    id: 'notification.counts',
    method: 'GET',
    path: '/api/notification/counts',
  }),
  read: bareCall<Calls['read']>({
    id: 'notification.read',
    method: 'POST',
    path: '/api/notification/read',
  }),
  readAll: bareCall<Calls['readAll']>({
    id: 'notification.read_all',
    method: 'POST',
    path: '/api/notification/read_all',
  }),
}
