import { test } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { historyOffice } from '../../../../../test/imports/history-office.ts'
import { asWindows1250, oldExport } from '../../../../../test/imports/old-export.ts'
import { documentKind } from './document-kind.ts'
const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
for (const name of ['check', 'run', 'release', 'undo', 'blockers'] as const) {
  const real = documentKind[name] as (...a: unknown[]) => Promise<unknown>
  ;(documentKind as Record<string, unknown>)[name] = async (...a: unknown[]) => {
    const s = performance.now()
    try { return await real(...a) } finally { console.log(name, (a[1] as unknown[]).length, Math.round(performance.now() - s)) }
  }
}
test('x', async () => {
  const o = await historyOffice(t)
  const s = performance.now()
  const whole = await o.checkedHistory(asWindows1250(oldExport(4000)))
  console.log('checked', performance.now() - s)
  await o.run(whole.id)
  console.log('run', performance.now() - s)
  await o.undo(whole.id)
  console.log('undone', performance.now() - s)
}, 300_000)
