/** Figures of the files of one archive. */
type FiguresOfOne = { files: number; named: number; refused: number; needed: number }

/** What the archives of an import hold together. */
type FileFigures = { total: number; named: number; unnamed: number; refused: number; needed: number }

export function figuresOfFiles(archives: readonly FiguresOfOne[]): FileFigures {
  const sum = (of: (archive: FiguresOfOne) => number): number =>
    archives.reduce((all, archive) => all + of(archive), 0)
  const total = sum(({ files }) => files)
  const named = sum((one) => one.named)
  return {
    ...{ total, named, unnamed: total - named },
    ...{ refused: sum(({ refused }) => refused), needed: sum(({ needed }) => needed) },
  }
}
