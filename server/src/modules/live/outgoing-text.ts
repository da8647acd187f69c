/** The bytes of one stream: written by the server when something happens, read as fast as the browser takes them. */
export interface OutgoingText {
  /** False = too much waits for the browser already; the text was not taken. */
  write(text: string): boolean
  /** Ends the stream after what waits. */
  end(): void
  readonly bytes: AsyncIterable<Uint8Array>
}

/** Characters that may wait for one slow browser. */
const MOST_WAITING = 64_000

/** `onClose` is called once, when the reader has left or has read everything up to the end. */
export function outgoingText(onClose: () => void): OutgoingText {
  let waiting = ''
  let ended = false
  let closed = false
  let wanted: ((part: IteratorResult<Uint8Array>) => void) | undefined

  const close = (): void => {
    if (closed) return
    closed = true
    waiting = ''
    onClose()
  }
  const nextPart = (): IteratorResult<Uint8Array> | undefined => {
    if (closed) return { done: true, value: undefined }
    if (waiting !== '') {
      const value = Buffer.from(waiting)
      waiting = ''
      return { done: false, value }
    }
    if (!ended) return undefined
    close()
    return { done: true, value: undefined }
  }
  const serve = (): void => {
    const take = wanted
    const part = take && nextPart()
    if (!take || !part) return
    wanted = undefined
    take(part)
  }
  const parts: AsyncIterableIterator<Uint8Array> = {
    [Symbol.asyncIterator]: () => parts,
    next: () =>
      new Promise((resolve) => {
        wanted = resolve
        serve()
      }),
    // The reader may leave while it waits for the next part, so this must not wait for that part.
    return: async () => {
      close()
      serve()
      return { done: true, value: undefined }
    },
  }
  return {
    write: (text) => {
      if (closed || ended) return true
      if (waiting.length + text.length > MOST_WAITING) return false
      waiting += text
      serve()
      return true
    },
    end: () => {
      ended = true
      serve()
    },
    bytes: parts,
  }
}
