import { isDeepStrictEqual } from 'node:util'
import type { IssuerMerge } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { addIssuer, type Caller, type Refused, refusalProblem, type Saved } from './contention-office.ts'
import type { ContentionReport } from './document-rounds.ts'

const ISSUERS = 6

/** What one person wants to do: change an issuer or merge another one into it. Issuers are given by index. */
type Wish = { kind: 'edit'; of: number } | { kind: 'merge'; of: number; loser: number }

function wishOf(n: number, round: number): Wish {
  const of = (Math.floor(n / 2) + round) % ISSUERS
  if (n % 2 === 0) return { kind: 'edit', of }
  return { kind: 'merge', of, loser: (of + 1 + (n % (ISSUERS - 1))) % ISSUERS }
}

const marked = (name: string, round: number) => ({
  name: `Popescu ${name} ${round}`,
  email: `${name.replace(/\D/g, '')}.${round}@exemplu.ro`,
  street: `Strada ${name}`,
  number: String(round),
})
type Marked = ReturnType<typeof marked>

const markOf = ({ name, email, street, number }: Issuer): Marked => ({ name, email, street, number })

/**
 * Plays one round on issuers of its own: half of the people change one, the others merge two. All send the
 * first versions.
 */
async function playRound(callers: readonly Caller[], round: number, report: ContentionReport): Promise<void> {
  const reader = callers[0]!
  const issuers: Issuer[] = []
  for (let n = 0; n < ISSUERS; n++) issuers.push(await addIssuer(reader, `Deponent ${round}.${n}`))
  const wishes = callers.map((_, n) => wishOf(n, round))
  const seen = (n: number) => ({ id: issuers[n]!.id, version: issuers[n]!.version })
  const answers = await Promise.all(
    wishes.map((wish, n) => {
      const caller = callers[n]!
      return wish.kind === 'edit'
        ? caller.post<Saved<Issuer>>('/api/issuer/update', {
            ...seen(wish.of),
            values: marked(caller.name, round),
          })
        : caller.post<Saved<Issuer>>('/api/issuer/merge', {
            winner: seen(wish.of),
            loser: seen(wish.loser),
            take: [],
          })
    }),
  )
  const problem = (text: string): void => {
    report.problems.push(`issuers, round ${round}: ${text}`)
  }
  /** By index of the issuer: who changed it, and what the trail calls that change. */
  const winners = new Map<number, { name: string; what: string; wish: Wish }[]>()
  for (const [n, { status }] of answers.entries()) {
    if (status !== 200) continue
    const wish = wishes[n]!
    const { name } = callers[n]!
    const add = (place: number, what: string): void => {
      winners.set(place, [...(winners.get(place) ?? []), { name, what, wish }])
    }
    add(wish.of, wish.kind === 'edit' ? 'Deponent modificat' : 'Deponenți uniți')
    if (wish.kind === 'merge') add(wish.loser, 'Deponent unit cu altul')
  }
  for (const [n, answer] of answers.entries()) {
    if (answer.status === 200) continue
    const wish = wishes[n]!
    const places = wish.kind === 'edit' ? [wish.of] : [wish.of, wish.loser]
    const wrong = refusalProblem(
      answer as Refused,
      places.flatMap((place) => winners.get(place) ?? []),
    )
    if (wrong) problem(`${wish.kind}: ${wrong}`)
  }
  for (const [place, before] of issuers.entries()) {
    const won = winners.get(place) ?? []
    if (won.length !== 1) problem(`${won.length} won issuer ${place}`)
    const [{ name, wish } = { name: '', wish: undefined }] = won
    const { body: after } = await reader.get<Issuer>(`/api/issuer/get/${before.id}`)
    const expected = wish?.kind === 'edit' ? marked(name, round) : markOf(before)
    if (!isDeepStrictEqual(markOf(after), expected))
      problem(`issuer ${place} is ${JSON.stringify(markOf(after))} and not ${JSON.stringify(expected)}`)
    const isLoser = wish?.kind === 'merge' && wish.loser === place
    const into = isLoser ? issuers[wish.of]!.id : undefined
    if (after.merged_into?.id !== into) problem(`issuer ${place} is merged into ${after.merged_into?.id}`)
    const { body: merges } = await reader.get<IssuerMerge[]>(`/api/issuer/merges/${before.id}`)
    const named = wish?.kind === 'merge' ? [name] : []
    const told = merges.map(({ merged_by: by }) => by)
    if (!isDeepStrictEqual(told, named)) problem(`the merges of issuer ${place} are by ${told.join(', ')}`)
  }
  const wins = answers.filter(({ status }) => status === 200).length
  report.sent += answers.length
  report.won += wins
  report.refused += answers.length - wins
}

export async function playIssuers(callers: readonly Caller[], rounds: number): Promise<ContentionReport> {
  const report: ContentionReport = { sent: 0, won: 0, refused: 0, comments: 0, problems: [] }
  for (let round = 1; round <= rounds; round++) await playRound(callers, round, report)
  return report
}
