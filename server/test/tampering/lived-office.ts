import { findDamage } from '../../src/app/verify/find-damage.ts'
import { checkHeadsOutside } from '../../src/modules/trail/outside/check-heads-outside.ts'
import { watchHeads } from '../../src/modules/trail/outside/watch-heads.ts'
import { sealAll } from '../../src/platform/audit/seal-audit.ts'
import type { Uncovered } from '../../src/platform/checks/finding.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { TestApp } from '../browsers/app.ts'
import { aRegister } from '../offices/factories.ts'
import { mergeOffice } from '../offices/merge-office.ts'
import { aPerson } from '../offices/person.ts'

type Answer = { status: number; body: unknown }

/** Waits for a call; throws with the server's answer when it was not 200. */
async function taken<T extends Answer>(call: Promise<T>): Promise<T> {
  const answer = await call
  if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`)
  return answer
}

/** What `hdoc verify` finds in one institution: the rules that are broken, each once. */
export async function rulesBroken(t: TestApp, institutionId: number): Promise<string[]> {
  const found = await findDamage(t.database, { institutionId, secrets: t.settings })
  const outside = await checkHeadsOutside(t.database, t.settings)
  const all = [...found, ...outside.findings.filter((one) => one.institutionId === institutionId)]
  return [...new Set(all.map(({ rule }) => rule))]
}

export async function uncoveredOf(t: TestApp, institutionId: number): Promise<Uncovered[]> {
  const all: Uncovered[] = []
  await findDamage(t.database, { institutionId, secrets: t.settings, onUncovered: (one) => all.push(one) })
  return all
}

/**
 * An office after some days of work: papers with statuses, files and versions, a reserved and a further
 * number, a merge, an annulment, contents erased on request. Its chain is sealed, three heads are signed, and
 * the newest is kept in the data folder.
 */
export async function livedOffice(t: TestApp) {
  const office = await mergeOffice(t)
  const { institutionId, clerk, as, register, ana } = office
  await aPerson(t.database, institutionId, 'sef', { isAdmin: true, name: 'Elena Cireșaru' })
  const admin = t.browser(office.host)
  await admin.signIn('sef')
  const head = await as('elena')
  const watch = watchHeads({ ...t, log: silentLog })
  const seal = async () => {
    await sealAll(t.database)
    await taken(admin.post('/api/activity/sign_head'))
    await watch.look()
  }
  const upload = async (name: string) =>
    (await clerk.upload<{ id: number }>(name, Buffer.from(`${name}\n`))).body.id

  const first = await register()
  const secondary = await aRegister(
    { ...office.institution, database: t.database },
    { code: 'SEC', pattern: 'SEC-#', secondary: true },
  )
  const fileId = await upload('unu.txt')
  const filed = await register({ upload_ids: [fileId], secondary_register_ids: [secondary] })
  await taken(
    clerk.post('/api/document_file/add_version', { id: fileId, upload_id: await upload('doi.txt') }),
  )
  await seal()

  const loser = await office.add({ name: 'Popescu Ioan', email: 'ioan@example.com' })
  const moved = await register({ issuer_id: loser.id })
  await taken(office.merge(office.issuerId, loser.id))
  await taken(head.post('/api/document/change_status', { id: first.id, status: 2, reason: 'Preluat' }))
  const annulled = await register()
  await taken(head.post('/api/document/annul', { id: annulled.id, reason: 'Înregistrat de două ori' }))
  await taken(
    admin.post('/api/number_reservation/add', {
      register_id: office.registerId,
      count: 1,
      confirmed: true,
    }),
  )
  await seal()

  const [told] = await t.asSuperuser<{ id: string }>(
    `select id from audit_entries where institution_id = ${institutionId} and action = 'document.registered' and subject_id = ${annulled.id}`,
  )
  const erasedEntry = Number(told?.id)
  await taken(admin.post('/api/activity/erase', { ids: [erasedEntry], reason: 'Cerere GDPR' }))
  const last = await register({ short_description: 'Ultima cerere' })
  await seal()
  return {
    ...office,
    ana,
    admin,
    head,
    seal,
    watch,
    first,
    filed,
    fileId,
    moved,
    annulled,
    last,
    loserId: loser.id,
    secondaryId: secondary,
    erasedEntry,
    broken: () => rulesBroken(t, institutionId),
  }
}
export type LivedOffice = Awaited<ReturnType<typeof livedOffice>>
