import { machine } from './machine.ts'

/** Prints one table with its title, what it stands for, and the machine and commit it was measured on. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  options: { notes?: readonly string[]; postgresVersion?: string | undefined } = {},
): void {
  const widths = head.map((name, n) => Math.max(name.length, ...rows.map((row) => row[n]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join(' | ')} |`
  const rule = `|${widths.map((width, n) => (n === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  const text = [`\n${title}\n`, line(head), rule, ...rows.map(line), '']
  for (const note of options.notes ?? []) text.push(note)
  text.push(machine(options.postgresVersion))
  process.stdout.write(`${text.join('\n')}\n`)
}

/** What is going on, apart from the table. */
export function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
