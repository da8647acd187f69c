import { HOST } from '../../server/test/load/fill-institution.ts'
import { type ListCall, listPath } from '../../server/test/load/list-path.ts'
import type { HttpConnection } from '../../server/test/load/open-http.ts'
import type { Session } from '../../server/test/load/sign-in.ts'
import { quantile } from './figures/quantile.ts'
import { load } from './load.ts'

export type ListMeta = { total: number; last_page: number }

export async function readPage(
  connection: HttpConnection,
  session: Session,
  call: ListCall,
): Promise<{ rows: number; meta: ListMeta }> {
  const answer = await connection.send('GET', listPath(call), session)
  const text = answer.body.toString()
  if (answer.status !== 200)
    throw new Error(`a list was answered with ${answer.status}: ${text.slice(0, 300)}`)
  const { data, meta } = JSON.parse(text) as { data: unknown[]; meta: ListMeta }
  return { rows: data.length, meta }
}

/** Milliseconds below which half of the calls are answered; each answer must hold the exact total. */
export async function timeList(
  at: { port: number; session: Session; clients: number; seconds: number },
  call: ListCall,
  total: number,
): Promise<number> {
  const path = listPath(call)
  const expected = Buffer.from(`"total":${total},`)
  const { times } = await load({ ...at, host: HOST }, async (connection) => {
    const answer = await connection.send('GET', path, at.session)
    if (answer.status !== 200 || !answer.body.includes(expected))
      throw new Error(`${path} did not answer the total ${total}: ${answer.body.toString().slice(0, 300)}`)
  })
  return quantile(times, 0.5)
}

/** Milliseconds below which half of the calls for counts by status are answered. */
export async function timeCounts(at: {
  port: number
  session: Session
  clients: number
  seconds: number
}): Promise<number> {
  const { times } = await load({ ...at, host: HOST }, async (connection) => {
    const answer = await connection.send('GET', '/api/document/counts', at.session)
    if (answer.status !== 200) throw new Error(`counts were answered with ${answer.status}`)
  })
  return quantile(times, 0.5)
}
