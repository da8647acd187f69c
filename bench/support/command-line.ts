/** The number after an option of the command line. */
export function numberAfter(option: string, usual: number): number {
  const at = process.argv.indexOf(option)
  return at < 0 ? usual : Number(process.argv[at + 1])
}

/** A folder whose database is kept from one measurement to the next, if one is named: `--kept <folder>`. */
export function keptFolder(): string | undefined {
  const at = process.argv.indexOf('--kept')
  return at < 0 ? undefined : process.argv[at + 1]
}
