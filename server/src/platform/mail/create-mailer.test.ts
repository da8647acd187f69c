import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { manualClock } from '../clock.ts'
import { createMailer } from './create-mailer.ts'
import { parseMailAddress } from './mail-address.ts'
import type { Mail } from './mailer.ts'

const from = 'Primăria Dealu Florilor <registratura@dealuflorilor.example>'
const clock = manualClock('2026-11-20T10:15:00+02:00')
const mail: Mail = {
  to: 'ana@example.ro',
  subject: 'Confirmare de înregistrare nr. 4512/20.11.2026',
  text: 'Bună ziua,\nCererea a fost înregistrată.\n',
  html: '<p>Bună ziua,</p><p>Cererea a fost înregistrată.</p>',
  messageId: '<doc-17@dealuflorilor.example>',
}

/** The headers of a message by name in lower case, encoded as they were sent. */
async function headersOf(message: string): Promise<Map<string, string>> {
  const { headers } = await PostalMime.parse(message)
  return new Map(headers.map(({ key, value }) => [key, value]))
}

describe('mail through SMTP', () => {
  type Received = { from: string; to: string[]; message: string }
  const received: Received[] = []
  let refuse = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('mailbox unavailable') : undefined),
    onData(stream, session, done) {
      text(stream).then((message) => {
        const sender = session.envelope.mailFrom
        received.push({
          from: sender ? sender.address : '',
          to: session.envelope.rcptTo.map((to) => to.address),
          message,
        })
        done()
      }, done)
    },
  })
  let smtpUrl = ''
  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  beforeEach(() => {
    received.length = 0
    refuse = false
  })

  it('delivers both forms to one receiver, dated by our clock', async () => {
    const mailer = createMailer({ smtpUrl, outboxDir: '/nonexistent', from, clock })
    await mailer.send(mail)
    mailer.close()
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'registratura@dealuflorilor.example', to: ['ana@example.ro'] })
    const message = received[0]?.message ?? ''
    const headers = await headersOf(message)
    expect(headers.get('message-id')).toBe(mail.messageId)
    expect(headers.get('date')).toBe('Fri, 20 Nov 2026 08:15:00 +0000')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect(message).toMatch(/text\/plain; charset=utf-8/)
    expect(message).toMatch(/text\/html; charset=utf-8/)
  })

  it('fails when the server refuses, so that the job is repeated', async () => {
    refuse = true
    const mailer = createMailer({ smtpUrl, outboxDir: '/nonexistent', from })
    await expect(mailer.send(mail)).rejects.toThrow(/mailbox unavailable/)
    mailer.close()
    expect(received).toHaveLength(0)
  })

  it('takes another sender', async () => {
    const mailer = createMailer({ smtpUrl, outboxDir: '/nonexistent', from })
    await mailer.send({ ...mail, from: 'alta@example.ro' })
    mailer.close()
    expect(received[0]?.from).toBe('alta@example.ro')
  })
})

describe('mail into the outbox folder', () => {
  let outboxDir: string
  beforeEach(async () => {
    outboxDir = join(await mkdtemp(join(tmpdir(), 'hdoc-outbox-')), 'outbox')
  })
  afterEach(() => rm(join(outboxDir, '..'), { recursive: true, force: true }))

  it('is one file, complete, replaced when the same mail is sent again', async () => {
    const mailer = createMailer({ smtpUrl: undefined, outboxDir, from, clock })
    await mailer.send(mail)
    await mailer.send(mail)
    expect(await readdir(outboxDir)).toEqual(['doc-17@dealuflorilor.example.eml'])
    const headers = await headersOf(
      await readFile(join(outboxDir, 'doc-17@dealuflorilor.example.eml'), 'utf8'),
    )
    expect(headers.get('to')).toBe('ana@example.ro')
    expect(headers.get('from')).toMatch(/<registratura@dealuflorilor\.example>$/)
  })

  it('lets no text become a header', async () => {
    const mailer = createMailer({ smtpUrl: undefined, outboxDir, from, clock })
    const nasty = fc.string({
      unit: fc.constantFrom('\r', '\n', '\r\n', 'Bcc: x@y.ro', ' ', ':', 'ș', '\u2028', '\u0000', 'a'),
    })
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (subject, name) => {
        const sender = `${name.replace(/[\r\n<>]/g, '')} <a@example.ro>`
        await mailer.send({ ...mail, subject: `S${subject}`, from: sender })
        const message = await readFile(join(outboxDir, 'doc-17@dealuflorilor.example.eml'), 'utf8')
        const names = [...(await headersOf(message)).keys()].sort()
        expect(names).toEqual([
          'auto-submitted',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ])
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    { to: 'a@example.ro, b@example.ro' },
    { to: 'a@example.ro\r\nBcc: b@example.ro' },
    { to: 'a@example.ro;b@example.ro' },
    { to: 'a b@example.ro' },
    { to: '' },
    { from: 'X <a@example.ro>\r\nBcc: b@example.ro' },
    { from: 'X <a@example.ro>, Y <b@example.ro>' },
    { messageId: '<a@b>\r\nBcc: c@d' },
    { messageId: 'no-brackets@b' },
  ])('refuses %o and writes nothing', async (change) => {
    const mailer = createMailer({ smtpUrl: undefined, outboxDir, from })
    await expect(mailer.send({ ...mail, ...change })).rejects.toThrow(TypeError)
    await expect(readdir(outboxDir)).rejects.toThrow('ENOENT')
  })

  it('keeps files inside the folder whatever the Message-ID', async () => {
    const mailer = createMailer({ smtpUrl: undefined, outboxDir, from })
    await mailer.send({ ...mail, messageId: '<../../x/..y@host>' })
    expect(await readdir(outboxDir)).toEqual(['x_..y@host.eml'])
  })
})

describe('mail address', () => {
  it('is an address, or a name and an address', () => {
    expect(parseMailAddress('ana@example.ro')).toEqual({ name: '', address: 'ana@example.ro' })
    expect(parseMailAddress('"Primăria, X" <a@example.ro>')).toEqual({
      name: 'Primăria, X',
      address: 'a@example.ro',
    })
  })
})
