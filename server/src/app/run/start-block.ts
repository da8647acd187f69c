import type { DemoIntroduction } from '../../demo/people/introduction.ts'
import type { Settings } from '../../platform/env.ts'
import type { Sentence } from '../../platform/refusal.ts'

function line(label: string, value: string): string {
  return `  ${label.padEnd(20)} ${value}`
}

/** The one block that `npm start` prints when all is ready. */
export function startBlock(settings: Settings, demo: DemoIntroduction | undefined): Sentence {
  const at = (host: string): string => `http://${host}:${settings.port}`
  const [first, second] = (demo?.tags ?? []).map((tag) => at(`${tag}.${settings.baseDomain}`))
  const platform = settings.adminHosts.map(at).join(', ')
  const own = at(settings.baseDomain)
  const accounts = (label: string): string[] => {
    if (demo === undefined) return []
    const names = demo.signInNames
    const rows = Array.from({ length: Math.ceil(names.length / 4) }, (_, row) =>
      names.slice(row * 4, row * 4 + 4),
    )
    return [
      ...rows.map((row, index) => line(index === 0 ? label : '', row.join(', '))),
      `  Parola: ${demo.password}`,
    ]
  }
  const block = (lines: string[]): string => ['', ...lines, ''].join('\n')
  return {
    ro: block([
      'HDoc este pornit. Se oprește cu Ctrl-C.',
      line('Prima instituție', first === undefined ? own : `${own} sau ${first}`),
      ...(second === undefined ? [] : [line('A doua instituție', second)]),
      line('Platforma', platform),
      ...accounts('Utilizatori'),
      line('Dosarul de date', settings.dataDir),
    ]),
    en: block([
      'HDoc is running. Ctrl-C stops it.',
      line('First institution', first === undefined ? own : `${own} or ${first}`),
      ...(second === undefined ? [] : [line('Second institution', second)]),
      line('Platform', platform),
      ...accounts('Sign-in names'),
      line('Data folder', settings.dataDir),
    ]),
  }
}
