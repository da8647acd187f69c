import type { HttpConnection } from './open-http.ts'
import type { Session } from './sign-in.ts'

/** What a clerk sends to register a paper of a known issuer. */
export function registrationBody(registerId: number, docTypeId: number, issuerId: number): string {
  return JSON.stringify({
    category: 'intrare',
    register_id: registerId,
    doc_type_id: docTypeId,
    issuer_id: issuerId,
    short_description: 'Cerere certificat de urbanism, strada Ștrandului nr. 12',
    pages: 3,
    external_number: '12/2026',
  })
}

export type Acknowledged = { id: number; number: string }

/** Registers over HTTP with a key of its own; throws unless the answer is a number. */
export async function register(
  connection: HttpConnection,
  session: Session,
  key: string,
  body: string,
): Promise<Acknowledged> {
  const answer = await connection.send(
    'POST',
    '/api/document/add',
    { ...session, 'idempotency-key': key },
    body,
  )
  const text = answer.body.toString()
  if (answer.status !== 200) throw new RegistrationRefused(answer.status, text)
  const { data } = JSON.parse(text) as { data?: Partial<Acknowledged> }
  if (typeof data?.id !== 'number' || typeof data.number !== 'string' || data.number === '')
    throw new Error(`an answer without a number: ${text}`)
  return { id: data.id, number: data.number }
}

export class RegistrationRefused extends Error {
  readonly status: number
  constructor(status: number, body: string) {
    super(`a registration was answered with ${status}: ${body.slice(0, 300)}`)
    this.name = 'RegistrationRefused'
    this.status = status
  }
}
