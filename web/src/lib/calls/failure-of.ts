import { t } from '../languages/i18n.ts'
import { ApiError, type ApiErrorCode, type Done } from './api-error.ts'

type Body = Record<string, unknown>
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldsOf(errors: unknown): Record<string, string[]> {
  if (!isBody(errors)) return {}
  const fields: Record<string, string[]> = {}
  for (const [field, sentences] of Object.entries(errors))
    fields[field] = (Array.isArray(sentences) ? sentences : [sentences]).map(String)
  return fields
}

/** The text of an answer as JSON; undefined when it is none (a proxy's HTML page, an empty body). */
export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Answer = { status: number; body: unknown; retryAfter: string | null; requestId: string | null }

/** The error of an answer that is a failure, undefined for a success. */
export function failureOf(answer: Answer): ApiError | undefined {
  const { status, body } = answer
  const ok = status >= 200 && status < 300
  const parts = isBody(body) ? body : {}
  if (ok && parts.success !== false && body !== undefined) return undefined
  const text = (key: string): string | undefined =>
    typeof parts[key] === 'string' && parts[key] !== '' ? parts[key] : undefined
  const seconds = Number(answer.retryAfter)
  const fallback: ApiErrorCode = !ok ? 'INTERNAL' : body === undefined ? 'unreadable' : 'refused'
  return new ApiError(text('message') ?? t(body === undefined ? 'messages.unreadable' : 'messages.failed'), {
    status,
    code: ((ok ? undefined : text('code')) ?? fallback) as ApiErrorCode,
    fields: fieldsOf(parts.errors),
    requestId: text('request_id') ?? answer.requestId ?? undefined,
    retryAfter: answer.retryAfter !== null && Number.isFinite(seconds) ? seconds : undefined,
    missing: text('missing'),
    changed: Array.isArray(parts.changed) ? parts.changed.map(String) : [],
    meanwhile: Array.isArray(parts.meanwhile) ? (parts.meanwhile as Done[]) : [],
    body,
  })
}

/** The error of a call that got no answer. `timedOut` tells a time-out from a page that stopped the call. */
export function unanswered(cause: unknown, timedOut: boolean): ApiError {
  if (timedOut) return new ApiError(t('messages.timeout'), { status: 0, code: 'timeout' })
  if (cause instanceof DOMException && cause.name === 'AbortError')
    return new ApiError(t('messages.cancelled'), { status: 0, code: 'aborted' })
  return new ApiError(t('messages.offline'), { status: 0, code: 'offline' })
}
