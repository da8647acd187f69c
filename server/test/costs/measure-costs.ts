import { type Browser, openBrowser } from '../browsers/browser.ts'
import { HOST, PASSWORD } from '../load/fill-institution.ts'
import type { Cost } from './metered-database.ts'
import type { Metered } from './open-metered.ts'
import { type Person, people, type Question } from './question.ts'

/** What one question of one person read. A question that the person may not ask is not measured. */
export type Measured = Cost & { question: string; person: string; found: number }

type Counted = { documents: number }
type Listed = { data?: unknown[]; meta?: { total: number } }
const isCounted = (one: unknown): one is Counted =>
  typeof one === 'object' && one !== null && 'documents' in one

/** Gives how many an answer found: its total, or the documents it counted, or the number of its lines. */
function foundIn(body: unknown, raw: Buffer): number {
  if (Array.isArray(body))
    return body.every(isCounted) ? body.reduce((sum, { documents }) => sum + documents, 0) : body.length
  if (typeof body !== 'object' || body === null) return raw.toString().trim().split('\n').length - 1
  const { data, meta } = body as Listed
  return meta?.total ?? (Array.isArray(data) ? data.length : 1)
}

export async function signInAs({ app }: Metered, person: Person): Promise<Browser> {
  const browser = openBrowser(app, HOST, { password: PASSWORD })
  const { status } = await browser.signIn(person.username)
  if (status !== 200) throw new Error(`${person.name} cannot sign in: ${status}`)
  return browser
}

export async function measureQuestion(
  at: Metered,
  browser: Browser,
  person: Person,
  question: Question,
): Promise<Measured | undefined> {
  let found = 0
  const ask = async (): Promise<Cost | undefined> => {
    const { method, path, body } = question.ask(at.filled, person, at.documents)
    at.take()
    const answer = method === 'GET' ? await browser.get(path) : await browser.post(path, body)
    const cost = at.take()
    if (answer.status === 403) return undefined
    if (answer.status !== 200)
      throw new Error(
        `${question.name}, ${person.name}: ${answer.status} ${answer.raw.toString().slice(0, 300)}`,
      )
    found = foundIn(answer.body, answer.raw)
    return cost
  }
  for (let n = 0; n < person.warming; n++) if (!(await ask())) return undefined
  const [first, second] = [await ask(), await ask()]
  // When two costs are equal, they are the median of three whatever the third would be, so it is not asked.
  const costs = first?.blocks === second?.blocks ? [first, first, second] : [first, second, await ask()]
  const [, median] = costs.filter((cost) => cost !== undefined).sort((a, b) => a.blocks - b.blocks)
  return median && { ...median, question: question.name, person: person.name, found }
}

/** All that the people ask of one size, in the order of the questions. */
export async function measureCosts(at: Metered, questions: readonly Question[]): Promise<Measured[]> {
  const browsers = new Map<Person, Browser>()
  for (const person of people) browsers.set(person, await signInAs(at, person))
  const measured: Measured[] = []
  for (const question of questions)
    for (const [person, browser] of browsers) {
      const one = await measureQuestion(at, browser, person, question)
      if (one) measured.push(one)
    }
  return measured
}
