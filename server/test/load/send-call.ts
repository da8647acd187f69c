import type { HttpAnswer, HttpConnection } from './open-http.ts'
import type { Session } from './sign-in.ts'

/** One call of one signed-in person, under a key of its own. */
export type SendCall = (method: string, path: string, body?: string) => Promise<HttpAnswer>

export const sendAs =
  (connection: HttpConnection, session: Session, key: string): SendCall =>
  (method, path, body) =>
    connection.send(method, path, { ...session, 'idempotency-key': key }, body)

/** Thrown when an answer has another status than 200. */
export class CallRefused extends Error {
  readonly status: number
  constructor(what: string, { status, body }: HttpAnswer) {
    super(`${what} was answered with ${status}: ${body.toString().slice(0, 300)}`)
    this.name = 'CallRefused'
    this.status = status
  }
}

/** The answer's JSON; throws CallRefused when the status is not 200. */
export function jsonOf<T>(what: string, answer: HttpAnswer): T {
  if (answer.status !== 200) throw new CallRefused(what, answer)
  return JSON.parse(answer.body.toString()) as T
}
