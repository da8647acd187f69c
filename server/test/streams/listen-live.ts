import { type IncomingMessage, request } from 'node:http'
import { liveCalls } from '@hdoc/contract/live/live.ts'
import type { LiveChange } from '@hdoc/contract/live/live-words.ts'

export type Heard = { event: string; id: number | undefined; data: unknown }

/** One event as it stands on the line; undefined for a part that is none. */
function heardOf(block: string): Heard | undefined {
  const lines = new Map(
    block.split('\n').map((line): [string, string] => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
  const event = lines.get('event')
  if (event === undefined) return undefined
  const id = lines.get('id')
  return {
    event,
    id: id === undefined ? undefined : Number(id),
    data: JSON.parse(lines.get('data') ?? 'null'),
  }
}

/** Reads the events out of the text of a stream. */
export const heardIn = (text: string): Heard[] => text.split('\n\n').flatMap((block) => heardOf(block) ?? [])

export interface LiveListener {
  status: number
  headers: IncomingMessage['headers']
  heard: Heard[]
  /** What was told, in its order, with the position of each. */
  told(): { id: number | undefined; changes: LiveChange[] }[]
  /** The position from which this page would resume. */
  position(): number | undefined
  /** True once the server has ended the stream. */
  ended(): boolean
  close(): void
}

type Asked = { after?: number; behind?: number }

/** Listens to a server as a page does. Resolves when the answer has begun. */
export function listenLive(
  { port, headers }: { port: number; headers: Readonly<Record<string, string>> },
  { after, behind }: Asked = {},
): Promise<LiveListener> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        agent: false,
        path: `${liveCalls.stream.path}${behind === undefined ? '' : `?behind=${behind}`}`,
        headers: { ...headers, ...(after !== undefined && { 'last-event-id': String(after) }) },
      },
      (answer) => {
        const heard: Heard[] = []
        let rest = ''
        let ended = false
        answer.setEncoding('utf8')
        answer.on('data', (text: string) => {
          rest += text
          const end = rest.lastIndexOf('\n\n')
          if (end < 0) return
          heard.push(...heardIn(rest.slice(0, end)))
          rest = rest.slice(end + 2)
        })
        answer.on('error', () => undefined)
        answer.on('close', () => {
          ended = true
        })
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          heard,
          told: () =>
            heard.flatMap(({ event, id, data }) =>
              event === 'changes' ? [{ id, changes: data as LiveChange[] }] : [],
            ),
          position: () => heard.findLast(({ id }) => id !== undefined)?.id,
          ended: () => ended,
          close: () => call.destroy(),
        })
      },
    )
    call.on('error', reject)
    call.end()
  })
}
