import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that outlives what is killed around it. */
export interface MailServer {
  url: string
  /** The Message-ID of each mail it took, in their order. */
  taken: readonly string[]
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream)
        .then((mail) => taken.push(/^Message-ID: <(.*)>/im.exec(mail)?.[1] ?? ''))
        .then(() => done(), done)
    },
  })
  // Whoever is killed while it mails resets its connection.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
