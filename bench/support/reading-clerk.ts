import { clerk, HOST, PASSWORD } from '../../server/test/load/fill-institution.ts'
import { listPath } from '../../server/test/load/list-path.ts'
import { signIn } from '../../server/test/load/sign-in.ts'
import { printTable } from './figures/print-table.ts'
import { quantile } from './figures/quantile.ts'
import { load } from './load.ts'

/** A clerk who reads pages of the list of documents without pause until it is told to stop; gives the milliseconds of each. */
export async function readingClerk(port: number): Promise<(until: () => boolean) => Promise<number[]>> {
  const session = await signIn(port, HOST, clerk(2), PASSWORD)
  return async (until) => {
    const times: number[] = []
    while (!until()) {
      const one = await load({ port, host: HOST, clients: 1, seconds: 1 }, async (connection, _client, n) => {
        const { status } = await connection.send('GET', listPath({ page: 1 + (n % 20) }), session)
        if (status !== 200) throw new Error(`a list was answered with ${status}`)
      })
      times.push(...one.times)
    }
    return times
  }
}

const line = (name: string, times: readonly number[]): string[] => [
  name,
  String(times.length),
  ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1)),
]

/** What the clerk waited without an import, and beside one. */
export function printReading(
  bench: string,
  postgresVersion: string,
  { quiet, busy }: { quiet: readonly number[]; busy: readonly number[] },
): void {
  printTable(
    `${bench}: the list of documents for a client without pause meanwhile, ms`,
    ['', 'calls', 'p50', 'p95', 'p99', 'slowest'],
    [line('nothing is imported', quiet), line('an import goes on', busy)],
    { postgresVersion, notes: ['Goal: p95 within 1.5 of the quiet one.'] },
  )
}
