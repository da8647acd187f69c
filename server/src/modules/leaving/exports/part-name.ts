/** The name of a part as it is downloaded; the manifest is part 0. */
export const partName = (exportId: number, part: number): string =>
  part === 0 ? 'manifest.json' : `export-${exportId}-partea-${String(part).padStart(3, '0')}.zip`
