import type { ArchiveRow } from '../queries/archives.ts'

/** What the archives of an import hold together. */
export type FileFigures = { total: number; named: number; unnamed: number; refused: number; needed: number }

export function figuresOfFiles(archives: readonly ArchiveRow[]): FileFigures {
  const sum = (of: (archive: ArchiveRow) => number): number =>
    archives.reduce((all, archive) => all + of(archive), 0)
  const total = sum(({ files }) => files)
  const named = sum((one) => one.named)
  return {
    ...{ total, named, unnamed: total - named },
    ...{ refused: sum(({ refused }) => refused), needed: sum(({ needed }) => needed) },
  }
}
