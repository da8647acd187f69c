import type { ContentBlock } from '@hdoc/contract/files/files.ts'

/** How much is read of one file at most: letters of text, blocks or cells, and rows of one table. */
export type Limits = { letters: number; pieces: number; rows: number }
const ON_A_PAGE: Limits = { letters: 1_000_000, pieces: 40_000, rows: 2_000 }

export type Collector = ReturnType<typeof collectBlocks>

/**
 * Gathers the blocks that a page will show, up to the limits. Beyond them it only
 * remembers that there was more.
 */
export function collectBlocks(limits: Limits = ON_A_PAGE) {
  const parts: { title: string; blocks: ContentBlock[] }[] = []
  let { letters, pieces } = limits
  let cut = false

  function fits(text: string): boolean {
    if (letters >= text.length && pieces > 0) {
      letters -= text.length
      pieces--
      return true
    }
    cut = true
    return false
  }

  return {
    parts,
    mostRows: limits.rows,
    part(title: string): void {
      parts.push({ title, blocks: [] })
    },
    /** Adds a block, unless its text is blank. */
    add(block: Exclude<ContentBlock, { type: 'table' }>): void {
      const text = block.text.trim()
      if (text !== '' && fits(text)) parts.at(-1)?.blocks.push({ ...block, text })
    },
    addTable(rows: readonly (readonly string[])[]): void {
      const kept = rows.filter((row) => row.some((cell) => cell !== '')).filter((row) => row.every(fits))
      if (kept.length > 0) parts.at(-1)?.blocks.push({ type: 'table', rows: kept.map((row) => [...row]) })
    },
    /** True once something did not fit, so that a reader can stop. */
    isFull: () => cut,
    markCut(): void {
      cut = true
    },
    wasCut: () => cut,
  }
}
