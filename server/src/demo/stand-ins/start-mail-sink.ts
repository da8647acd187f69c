import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { keepFile } from './keep-file.ts'

export interface MailSink {
  url: string
  close(): Promise<void>
}

/** A mail server that keeps each mail as a file, named after its Message-ID. */
export async function startMailSink(folder: string): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const keep = async (): Promise<void> => {
        const mail = await text(stream)
        await keepFile(folder, `${/^Message-ID: <(.*)>/im.exec(mail)?.[1] ?? 'mail'}.eml`, mail)
      }
      keep().then(() => done(), done)
    },
  })
  // A worker that is stopped while it mails resets its connection.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
