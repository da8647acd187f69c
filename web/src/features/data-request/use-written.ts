import type { DataRequestPage } from '@hdoc/contract/cases/data-request-page.ts'
import { useEffect, useState } from 'react'
import { tellsCnp } from '../../entities/online-form/draft-answers.ts'
import { dropDraft, keepDraft, readDraft } from '../../entities/public-form/opening/draft.ts'

type Written = { texts: Readonly<Record<number, string>>; message: string }
const nothing: Written = { texts: {}, message: '' }
const kept = ['texts', 'message'] as const
const draftPauseMs = 400

/** What a browser may keep: no text that holds a CNP. */
const keepable = ({ texts, message }: Written): Written => ({
  texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => !tellsCnp(text))),
  message: tellsCnp(message) ? '' : message,
})

export const forgetWritten = (requestId: number): void => dropDraft(`data_request-${requestId}`)

/** What a person writes to a data request, which stays in the browser until it is sent. */
export function useWritten(requestId: number, items: DataRequestPage['items']) {
  const [written, setWritten] = useState(() => readDraft(`data_request-${requestId}`, nothing, kept))
  const textOf = (n: number) => written.texts[n] ?? ''
  const isWritten = [written.message, ...Object.values(written.texts)].some((text) => text.trim() !== '')
  useEffect(() => {
    const keep = () =>
      isWritten ? keepDraft(`data_request-${requestId}`, keepable(written), kept) : forgetWritten(requestId)
    const timer = setTimeout(keep, draftPauseMs)
    return () => clearTimeout(timer)
  }, [requestId, written, isWritten])
  return {
    message: written.message,
    isWritten,
    textOf,
    /** To items that are still open. */
    answers: items.flatMap(({ n, answered }) => {
      const text = textOf(n).trim()
      return answered || text === '' ? [] : [{ n, text }]
    }),
    setText: (n: number, text: string) =>
      setWritten((now) => ({ ...now, texts: { ...now.texts, [n]: text } })),
    setMessage: (message: string) => setWritten((now) => ({ ...now, message })),
    forget: () => {
      forgetWritten(requestId)
      setWritten(nothing)
    },
  }
}
