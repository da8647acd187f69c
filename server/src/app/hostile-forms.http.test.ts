import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { mailbox } from '../../test/browsers/mailbox.ts'
import { hostileTexts } from '../../test/hostile-public/hostile-texts.ts'
import { hostileTown } from '../../test/hostile-public/hostile-town.ts'
import { writeMessage } from '../platform/mail/write-message.ts'

const t = await testApp()
const box = await mailbox(t)
const town = await hostileTown(t, box)

/** A text as it stands inside JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

it.each(hostileTexts.map((one, n) => ({ ...one, n })))('$what', async ({ text, shown, n }) => {
  const { answer, follow } = await town.send(text, n)
  if (shown === undefined) {
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION'])
    expect(Object.keys(answer.body.errors ?? {}).length).toBeGreaterThan(0)
    expect(answer.body.message).toBe('Formularul conține erori.')
    return
  }
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body.data.lines.map(({ value }) => value)).toContainEqual(expect.stringContaining(shown))
  const { mails, staff, receipt } = await follow()
  // Staff get it as data, which no browser takes for a page.
  expect(staff.status).toBe(200)
  expect(staff.raw.toString()).toContain(inJson(shown))
  expect(staff.headers['content-type']).toMatch(/^application\/json/)
  expect(staff.headers['x-content-type-options']).toBe('nosniff')
  expect([receipt.status, receipt.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect(receipt.raw.includes('/JavaScript')).toBe(false)
  expect(mails.length).toBeGreaterThanOrEqual(2)
  for (const mail of mails) {
    expect(mail.html).not.toMatch(/<(script|img|svg|math|noscript|form|iframe|input)\b/i)
    const [head = ''] = (await writeMessage(mail, 'portal@test.example', t.clock.now()))
      .toString('latin1')
      .split('\r\n\r\n')
    expect(head.match(/^subject:/gim)).toHaveLength(1)
    expect(head).not.toMatch(/^(b?cc|x-)[^\r\n]*:/im)
    expect(head.match(/^to: .*$/gim)).toEqual([`To: ${mail.to}`])
  }
})

it('tables that staff take along have no formula in them, and everybody else sends on', async () => {
  for (const [browser, sign] of [
    [town.complaints.admin, `'+cmd`],
    [town.submissions.clerk, `'=HYPERLINK`],
  ] as const) {
    const { status, raw } = await browser.get('/api/document/export/csv')
    expect(status).toBe(200)
    expect(raw.toString()).not.toMatch(/(^|;)"?[=+@]/m)
    expect(raw.toString()).toContain(sign)
  }
  const { answer } = await town.send('Strada este neluminată.', 0)
  expect(answer.status).toBe(200)
}, 30_000)
