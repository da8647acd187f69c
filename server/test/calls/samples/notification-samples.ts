import { get, noIds, post, type Samples } from '../sample.ts'

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

/** Notices of the caller, what they chose, and the outbox of the institution. */
export const notificationSamples: Samples = (about) => ({
  'notification.list': {
    calls: [get('/api/notification/list/20')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the caller’s own notices'),
  },
  'notification.counts': {
    calls: [get('/api/notification/counts')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the caller’s own notices'),
  },
  'notification.read': {
    calls: [post('/api/notification/read', { ids: [about.noticeId] })],
    nowhere: 200,
    elsewhere: 'own',
  },
  'notification.read_all': {
    calls: [post('/api/notification/read_all', { up_to: about.noticeId })],
    nowhere: 200,
    elsewhere: 'own',
  },
  'notification_choice.get': {
    calls: [get('/api/notification_choice/get')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; what the caller chose'),
  },
  'notification_choice.update': {
    calls: [post('/api/notification_choice/update', { values: { email_pace: 'daily' } })],
    nowhere: 200,
    elsewhere: noIds('changes what the caller chose'),
  },
  'push_device.key': {
    calls: [post('/api/push_device/key')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the key of the caller’s institution'),
  },
  'push_device.add': {
    calls: [post('/api/push_device/add', { endpoint: 'https://fcm.googleapis.com/fcm/send/proba', keys })],
    nowhere: 200,
    elsewhere: noIds('takes an address of a browser'),
  },
  'push_device.remove': {
    calls: [post('/api/push_device/remove', { id: about.deviceId }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'push_device.try': {
    calls: [post('/api/push_device/try', { id: about.deviceId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'notification_delivery.list': {
    calls: [get('/api/notification_delivery/list/20')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the outbox of the institution'),
  },
  'notification_delivery.summary': {
    calls: [get('/api/notification_delivery/summary')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the outbox of the institution'),
  },
  'notification_delivery.retry': {
    calls: [post('/api/notification_delivery/retry', { ids: [about.deliveryId] })],
    nowhere: 200,
    elsewhere: 'own',
  },
})
