import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { Answer, Browser } from '../browsers/browser.ts'
import type { SampleCall } from '../calls/sample.ts'
import { samples } from '../calls/samples/index.ts'
import { missingSubjects, type Subjects } from '../calls/subjects.ts'
import type { MatrixCaller } from './callers.ts'
import { judgeAnswer } from './judge-answer.ts'
import { markOf } from './mark-texts.ts'
import type { Cell } from './matrix-text.ts'
import { openCaller } from './open-caller.ts'

export interface WalkReport {
  calls: number
  /**
   * Answers that show texts of the institution in which the caller works. They prove that a leak would be
   * seen in the same way.
   */
  ownTexts: number
  /** How often each status was answered. */
  statuses: Record<number, number>
  findings: string[]
  /** Rules about rows that refused a call which the matrix lets in. */
  rowRules: Set<string>
  /** Calls about own rows that were answered with a status below 400. */
  answered: Set<string>
}

type About = 'own' | 'foreign' | 'missing'
type Planned = { endpoint: EndpointSpec; call: SampleCall; about: About; n: number }

export type Walk = {
  app: FastifyInstance
  endpoints: readonly EndpointSpec[]
  cell: (title: string, call: string) => Cell | undefined
  subjects: Readonly<Record<number, Subjects>>
  idOf: (username: string) => number
  /** A digest of every table of an institution. */
  photograph: (institutionId: number) => Promise<Record<string, string>>
}

const others = (works: number): number[] => [1, 2].filter((id) => id !== works)
/** After one of these calls the session is no longer what it was. */
const moving =
  /^(usermanager\.|hdoc_company\.(enter|leave)|profile\.(active_group|close_other|change_password)|session\.log)/

/**
 * Whether a call reaches every institution by its nature: calls of the platform, and acting as somebody of a
 * client.
 */
const isAcross = (endpoint: EndpointSpec, caller: MatrixCaller): boolean =>
  endpoint.audience === 'platform' ||
  (endpoint.id === 'usermanager.login_as' && caller.home === 0 && !caller.actsAs)

/** Answers that name what the platform gives to every institution: the sources whose scripts it approves. */
const namesOfPlatform: ReadonlySet<string> = new Set(['head_script.list'])

function plan({ endpoints, subjects }: Walk, caller: MatrixCaller): Planned[] {
  const own = subjects[caller.works]!
  const about = { missing: missingSubjects, foreign: subjects[others(caller.works)[0]!]!, own }
  const seen = new Set<string>()
  const planned = (['own', 'foreign', 'missing'] as const).flatMap((name) => {
    const all = samples(about[name], own)
    return endpoints.flatMap((endpoint) =>
      (all[endpoint.id]?.calls ?? []).flatMap((call, n): Planned[] => {
        const key = JSON.stringify([endpoint.id, call])
        if (seen.has(key)) return []
        seen.add(key)
        return [{ endpoint, call, about: name, n }]
      }),
    )
  })
  const order = ({ endpoint, call, about: whose }: Planned) =>
    (isAcross(endpoint, caller) ? 100 : 0) +
    (call.when ?? 0) * 10 +
    ['missing', 'foreign', 'own'].indexOf(whose)
  return planned.sort((a, b) => order(a) - order(b))
}

let addresses = 0
/** Makes one call from an address of its own, so that limits per address do not end the walk. */
function make(browser: Browser, { endpoint, call }: Planned): Promise<Answer<Failure>> {
  const n = ++addresses
  return browser.send<Failure>({
    method: endpoint.method,
    url: call.path,
    remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    headers: {
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      ...(call.bytes && { 'content-type': 'application/octet-stream' }),
    },
    ...(endpoint.method === 'POST' && { payload: call.bytes ?? call.body ?? {} }),
  })
}

/**
 * Makes every call as one caller, in a database that nobody else needs. Compares each answer with the matrix,
 * and checks that nothing of another institution is shown or changed.
 */
export async function walkCaller(walk: Walk, caller: MatrixCaller): Promise<WalkReport> {
  const report: WalkReport = {
    calls: 0,
    ownTexts: 0,
    statuses: {},
    findings: [],
    rowRules: new Set(),
    answered: new Set(),
  }
  const find = ({ endpoint, call, about }: Planned, what: string) =>
    report.findings.push(`${caller.title}: ${endpoint.id} (${about}) ${call.path}: ${what}`)
  const elsewhere = [...others(caller.works), ...(caller.home === 0 ? [] : [0])]
  const photos = () => Promise.all(elsewhere.map(walk.photograph))
  const compare = async (before: Record<string, string>[], until: string) => {
    const after = await photos()
    for (const [n, id] of elsewhere.entries())
      for (const table of Object.keys(before[n]!).filter((name) => before[n]![name] !== after[n]![name]))
        report.findings.push(`${caller.title}: ${table} of institution ${id} was changed ${until}`)
  }
  const before = await photos()
  const toMissing = new Map<string, string>()
  let browser = await openCaller(walk.app, caller, walk.idOf)
  let ofPlatform = false
  for (const planned of plan(walk, caller)) {
    const { endpoint, about, n } = planned
    if (isAcross(endpoint, caller) && !ofPlatform) {
      await compare(before, 'by calls that are not the platform’s')
      ofPlatform = true
    }
    const cell = walk.cell(caller.title, endpoint.id)
    const session = browser.cookies.get('hdoc_session')
    const answer = await make(browser, planned)
    report.calls++
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
    const { finding, rowRule } = judgeAnswer(endpoint, cell, answer)
    if (finding) find(planned, finding)
    if (rowRule) report.rowRules.add(rowRule)
    const across = isAcross(endpoint, caller) && cell === 'yes'
    if (about === 'own' && answer.status < 400) report.answered.add(endpoint.id)
    const text = answer.raw.toString('latin1').toUpperCase()
    if (text.includes(markOf(caller.works))) report.ownTexts++
    for (const id of elsewhere.filter((one) => one !== 0 || !namesOfPlatform.has(endpoint.id)))
      if (!across && text.includes(markOf(id))) find(planned, `shows texts of institution ${id}`)
    if (!across && about !== 'own') {
      const shape = `${answer.status} ${answer.body?.code ?? ''} ${Object.keys(answer.body?.errors ?? {}).sort()}`
      const key = `${endpoint.id} ${n}`
      if (about === 'missing') toMissing.set(key, shape)
      else if (toMissing.has(key) && toMissing.get(key) !== shape)
        find(planned, `answers ${shape} to what is elsewhere, ${toMissing.get(key)} to what is nowhere`)
    }
    const moved = browser.cookies.get('hdoc_session') !== session
    if (moved || (moving.test(endpoint.id) && answer.status < 400))
      browser = await openCaller(walk.app, caller, walk.idOf)
  }
  if (caller.home !== 0 || caller.actsAs) await compare(before, 'at the end')
  return report
}
