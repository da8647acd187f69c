/**
 * A source whose first part has been asked for already: what fails at its beginning fails here, before anything was
 * answered. Whoever leaves it, at whatever part, closes the source.
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
