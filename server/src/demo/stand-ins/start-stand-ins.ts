import { join } from 'node:path'
import { startMailSink } from './start-mail-sink.ts'
import { startMessageSink } from './start-message-sink.ts'
import { startScriptServer } from './start-script-server.ts'

export interface StandIns {
  smtpUrl: string
  smsUrl: string
  /** What the gateway wants in its header. */
  smsHeader: readonly [name: string, value: string]
  /** A browser that subscribes at this address gets its pushes kept as files. */
  pushUrl: string
  /** Counts visits of the portal that loads its script. */
  scriptUrl: string
  close(): Promise<void>
}

/**
 * Starts stand-ins for the mail server, the gateway of text messages and the browsers' push service, on this machine
 * alone. What they get becomes files of a folder, so that nothing of the demo leaves the machine.
 */
export async function startStandIns(folder: string): Promise<StandIns> {
  const mails = await startMailSink(folder)
  try {
    const messages = await startMessageSink(folder)
    const scripts = await startScriptServer()
    return {
      smtpUrl: mails.url,
      smsUrl: `${messages.url}/sms`,
      smsHeader: messages.header,
      pushUrl: `${messages.url}/push`,
      scriptUrl: scripts.url,
      close: async () => {
        await scripts.close()
        await messages.close()
        await mails.close()
      },
    }
  } catch (error) {
    await mails.close()
    throw error
  }
}

/** The folder in which the demo keeps what would have left the machine. */
export const sinkFolder = (dataDir: string): string => join(dataDir, 'outbox')
