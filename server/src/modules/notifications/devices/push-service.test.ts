import { expect, it } from 'vitest'
import { isPushService } from './push-service.ts'

const none = { hosts: [], privateHosts: [] }
const named = { hosts: ['127.0.0.1', 'push.primarie.ro'], privateHosts: ['127.0.0.1'] }

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', none, true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', none, true],
  ['https://web.push.apple.com/abc', none, true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', none, true],
  ['http://fcm.googleapis.com/fcm/send/abc', none, false],
  ['https://fcm.googleapis.com.example/abc', none, false],
  ['https://evilpush.apple.com.example/abc', none, false],
  ['https://notpush.apple.com@10.0.0.1/', none, false],
  ['https://user@fcm.googleapis.com/abc', none, false],
  ['http://127.0.0.1:9000/push/abc', none, false],
  ['http://169.254.169.254/latest', named, false],
  ['http://127.0.0.1:9000/push/abc', named, true],
  ['http://push.primarie.ro/abc', named, false],
  ['https://push.primarie.ro/abc', named, true],
  ['file:///etc/passwd', named, false],
  ['', none, false],
])('%s', (endpoint, settings, expected) => {
  expect(isPushService(endpoint, settings)).toBe(expected)
})
