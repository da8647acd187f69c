import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Budget } from './budgets.ts'

const FILE = join(import.meta.dirname, 'budgets.txt')
const HEAD = [
  '# Blocks that a question of a person reads at 20,000 and at 200,000 documents (found or shown: blocks), and the tables',
  '# it reads whole. Renewed by `npm run bench -- costs`; a line that rises needs its reason in the commit.',
]

/** Writes the table of budgets: one block of lines for each question, one line for each person. */
export function writeBudgets(budgets: readonly Budget[]): void {
  const widest = Math.max(...budgets.map(({ person }) => person.length))
  const lines: string[] = [...HEAD]
  let last = ''
  for (const { person, question, small, large, scans } of budgets) {
    if (question !== last) lines.push('', question)
    last = question
    const cell = ({ found, blocks }: Budget['small']): string =>
      `${String(found).padStart(6)}: ${String(blocks).padStart(6)}`
    const cells = [person.padEnd(widest), cell(small), cell(large), scans.join(', ')]
    lines.push(`  ${cells.join(' | ')}`.trimEnd())
  }
  writeFileSync(FILE, `${lines.join('\n')}\n`)
}

export function readBudgets(): Budget[] {
  const budgets: Budget[] = []
  let question = ''
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (!line.startsWith('  ')) {
      question = line
      continue
    }
    const [person = '', small = '', large = '', scans = ''] = line.split('|').map((cell) => cell.trim())
    const cell = (text: string): Budget['small'] => {
      const [found = 0, blocks = 0] = text.split(':').map(Number)
      return { found, blocks }
    }
    budgets.push({
      person,
      question,
      small: cell(small),
      large: cell(large),
      scans: scans === '' ? [] : scans.split(', '),
    })
  }
  return budgets
}
