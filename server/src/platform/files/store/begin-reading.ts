/**
 * Reads the first part of a source and gives a source with all parts. A source that fails at its beginning
 * fails here, before anything was answered. A reader that stops early, at any part, closes the source.
 */
export async function beginReading<T>(source: AsyncIterable<T>): Promise<AsyncIterableIterator<T>> {
  const parts = source[Symbol.asyncIterator]()
  let first: IteratorResult<T> | undefined = await parts.next()
  const begun: AsyncIterableIterator<T> = {
    [Symbol.asyncIterator]: () => begun,
    async next() {
      const part = first ?? (await parts.next())
      first = undefined
      return part
    },
    async return() {
      first = undefined
      await parts.return?.()
      return { done: true, value: undefined }
    },
  }
  return begun
}
