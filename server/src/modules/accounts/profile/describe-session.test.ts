import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'
import { describePlace } from './describe-place.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Firefox 142 · Windows 10',
    'computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140 · Linux',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18 · iOS',
    'phone',
  ],
  ['', '', 'unknown'],
  ['<script>alert(1)</script>', '', 'unknown'],
])('%s is %s', (userAgent, device, kind) => {
  expect(describeDevice(userAgent)).toEqual({ device, kind })
})

test.each([
  ['127.0.0.1', 'here'],
  ['::1', 'here'],
  ['192.168.1.20', 'local'],
  ['10.1.2.3', 'local'],
  ['fd12:3456::1', 'local'],
  ['::ffff:192.168.1.20', 'local'],
  ['86.120.1.2', 'outside'],
  ['2a02:2f00::1', 'outside'],
  ['', 'unknown'],
  ['unu.doi', 'unknown'],
])('%s lies %s', (address, place) => {
  expect(describePlace(address)).toBe(place)
})
