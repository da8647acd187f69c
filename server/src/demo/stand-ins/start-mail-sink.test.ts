import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMailer } from '../../platform/mail/create-mailer.ts'
import { startMailSink } from './start-mail-sink.ts'

it('keeps each mail as a file by its Message-ID, a repeat in place of the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-sink-'))
  const sink = await startMailSink(folder)
  const mailer = createMailer({ smtpUrl: sink.url, outboxDir: '', from: 'HDoc <hdoc@localhost>' })
  const mail = { to: 'ana@test.example', subject: 'Probă', text: 'Un text', html: '<p>Un text</p>' }
  for (const messageId of [
    '<notice.1.7@x.localhost>',
    '<notice.1.7@x.localhost>',
    '<notice.1.8@x.localhost>',
  ])
    await mailer.send({ ...mail, messageId })
  mailer.close()
  await sink.close()
  const names = ['notice.1.7@x.localhost.eml', 'notice.1.8@x.localhost.eml']
  expect(readdirSync(folder).sort()).toEqual(names)
  expect(readFileSync(join(folder, names[0]!), 'utf8')).toContain('To: ana@test.example')
  rmSync(folder, { recursive: true, force: true })
})
