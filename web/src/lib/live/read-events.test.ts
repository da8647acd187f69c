import { expect, test } from 'vitest'
import { type LiveMessage, readEvents } from './read-events.ts'

async function read(...parts: string[]): Promise<LiveMessage[]> {
  const bytes = parts.map((part) => new TextEncoder().encode(part))
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      const next = bytes.shift()
      if (next) stream.enqueue(next)
      else stream.close()
    },
  })
  const messages: LiveMessage[] = []
  for await (const message of readEvents(body)) messages.push(message)
  return messages
}

test('events are read however the line cuts them', async () => {
  const text = 'id: 7\nevent: changes\ndata: [{"what":"scan.changed"}]\n\nevent: beat\ndata: {}\n\n'
  const expected = [
    { event: 'changes', position: 7, data: [{ what: 'scan.changed' }] },
    { event: 'beat', position: undefined, data: {} },
  ]
  expect(await read(text)).toEqual(expected)
  expect(await read(...text)).toEqual(expected)
  expect(await read(text.replaceAll('\n', '\r\n'))).toEqual(expected)
})

test('comments, unknown fields, and a last part without an end are passed over', async () => {
  expect(
    await read(': hello\n\nretry: 5\n\nevent: beat\nother\ndata: {}\n\nevent: changes\ndata: ['),
  ).toEqual([{ event: 'beat', position: undefined, data: {} }])
  expect(await read('event: changes\nid: x\ndata: {broken\n\n')).toEqual([])
})
