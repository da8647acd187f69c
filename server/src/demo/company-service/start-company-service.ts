import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { knownCompanies } from './known-companies.ts'
import { writeAnswer } from './write-answer.ts'

/** CUIs at which the stand-in fails, each in a way that the real service was seen to fail. */
export const failingCuis = {
  slow: '9903000058',
  firewall: '9903000066',
  broken: '9903000074',
  redirect: '9903000082',
  huge: '9903000090',
  notFoundStatus: '9903000104',
  cutOff: '9903000112',
} as const

const question = z.tuple([z.object({ cui: z.number().int(), data: z.iso.date() })])
const HUGE = 4 * 1024 * 1024

export interface CompanyService {
  url: string
  /** CUIs asked about so far. `at` is in milliseconds of a monotonic clock. */
  asked: { cui: string; at: number }[]
  close(): Promise<void>
}

function fail(cui: string, response: ServerResponse): boolean {
  const html = (status: number, body: string) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  switch (cui) {
    case failingCuis.slow:
      return true
    case failingCuis.firewall:
      html(
        200,
        '<html><head><title>Request Rejected</title></head><body>Your support ID is: 99</body></html>',
      )
      return true
    case failingCuis.broken:
      html(500, 'Internal Server Error')
      return true
    case failingCuis.redirect:
      response.writeHead(302, { location: '/elsewhere' }).end()
      return true
    case failingCuis.huge:
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"found":["${'x'.repeat(HUGE)}"]}`)
      return true
    case failingCuis.notFoundStatus:
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(writeAnswer(undefined, Number(cui), ''))
      return true
    case failingCuis.cutOff:
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"found":[{"date_gen')
      return true
    default:
      return false
  }
}

/**
 * Starts a stand-in for the public tax service, on this machine alone and with invented companies. The demo
 * and the tests ask it instead of the real service.
 */
export async function startCompanyService(): Promise<CompanyService> {
  const companies = new Map(knownCompanies().map((company) => [company.cui, company]))
  const asked: CompanyService['asked'] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parsed = question.safeParse(JSON.parse(await text(request)))
    if (request.method !== 'POST' || !parsed.success) {
      response.writeHead(400).end()
      return
    }
    const [{ cui: number, data }] = parsed.data
    const cui = String(number)
    asked.push({ cui, at: performance.now() })
    if (fail(cui, response)) return
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(writeAnswer(companies.get(cui), number, data))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/PlatitorTvaRest/v9/tva`,
    asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
