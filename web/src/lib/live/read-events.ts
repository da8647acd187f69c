/** One server-sent event. An event without a position keeps that of the event before. */
export type LiveMessage = { event: string; position: number | undefined; data: unknown }

function messageOf(block: string): LiveMessage | undefined {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const at = line.indexOf(':')
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).replace(/^ /, ''))
  }
  const event = fields.get('event')
  if (event === undefined) return undefined
  const id = fields.get('id')
  const position = id !== undefined && /^\d+$/.test(id) ? Number(id) : undefined
  try {
    return { event, position, data: JSON.parse(fields.get('data') ?? 'null') }
  } catch {
    return undefined
  }
}

/**
 * Gives the server-sent events of an answer as they come. `onBytes` hears of every part, also of those that
 * complete no event.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<LiveMessage> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      rest += decoder.decode(value, { stream: true }).replaceAll('\r', '')
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = messageOf(block)
        if (message) yield message
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
