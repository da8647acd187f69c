import { jsonOf, type SendCall } from './send-call.ts'

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

/**
 * Registers a paper through `send`, which calls as one person under a key of its own. Throws unless the
 * answer has a number.
 */
export async function register(send: SendCall, body: string): Promise<Acknowledged> {
  const answer = await send('POST', '/api/document/add', body)
  const { data } = jsonOf<{ data?: Partial<Acknowledged> }>('a registration', answer)
  if (typeof data?.id !== 'number' || typeof data.number !== 'string' || data.number === '')
    throw new Error(`an answer without a number: ${answer.body.toString()}`)
  return { id: data.id, number: data.number }
}
