import type { ImportMode } from '@hdoc/contract/imports/import-kinds.ts'
import { expect } from 'vitest'
import { findDamage } from '../../src/app/verify/find-damage.ts'
import { sealAll } from '../../src/platform/audit/seal-audit.ts'
import type { TestApp } from '../browsers/app.ts'
import { factsAnew } from '../database/facts-anew.ts'
import { tableStates } from '../database/table-states.ts'
import { buildZip } from '../hostile-files/build-zip.ts'
import { historyOffice, staysOfHistory } from './history-office.ts'
import { removeFiles } from './remove-files.ts'

export const tableHead = 'Nr. înregistrare;Data înregistrării;Tip document;Petent;Conținut pe scurt;Fișiere'

type FileRow = { number: string; name: string; mime: string; sha256: string }

/** An office of history whose tables come with archives. */
export async function filesOffice(t: TestApp) {
  const o = await historyOffice(t)
  const files = () =>
    t.asSuperuser<FileRow>(
      `select d.number, f.name, f.mime, f.sha256 from files f
         join documents d on d.institution_id = f.institution_id and d.id = f.document_id
        where f.institution_id = $1 order by d.id, f.id`,
      [o.i],
    )
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId: o.i })).map(({ sentence }) => sentence.ro)
  }
  const night = () => removeFiles(t, t.clock.now().toISOString())
  /** What stands once the night was here: also of files that wait or were left behind. */
  const states = async () => {
    await night()
    await t.asSuperuser(`select learn_words(${o.i}, null)`)
    await factsAnew(t.database, o.i)
    return tableStates(t.database, o.i, staysOfHistory)
  }
  return { ...o, files, damage, night, states }
}

/** Rows with a file each, of two batches because of their files. */
const names = Array.from({ length: 104 }, (_, n) => `${n + 1}.txt`)

/**
 * Imports rows with files, is killed in its n-th transaction, goes on to its end or is given up, and is taken back. False when it ended
 * before it could be killed.
 */
export async function killedAt(
  o: Awaited<ReturnType<typeof filesOffice>>,
  mode: ImportMode,
  moment: number,
  { givesUp = false }: { givesUp?: boolean } = {},
): Promise<boolean> {
  const zip = buildZip(names.map((name) => ({ name, content: `fișierul ${name}` })))
  const lines = names.map((name, n) => `${n + 1};05.03.2019;Cerere;Popa;Hârtia ${n + 1};${name}`)
  const { id } = await o.checkedWithFiles([tableHead, ...lines].join('\n'), { 'a.zip': zip })
  await o.ask(id, mode)
  const died = await o.dying(id, moment)
  if (died && givesUp) {
    await o.givingUp(id)
    await o.work(id)
    const { state, can } = await o.detail(id)
    if (state !== 'done' && mode === 'all') expect(await o.files()).toEqual([])
    if (can.undo) await o.undo(id)
  } else {
    await o.work(id)
    expect(await o.detail(id)).toMatchObject({ state: 'done', counts: { made: names.length } })
    expect((await o.files()).map(({ number, name }) => `${number} ${name}`)).toEqual(
      names.map((name, place) => `${place + 1} ${name}`),
    )
    await o.undo(id)
  }
  expect(await o.files()).toEqual([])
  return died
}
