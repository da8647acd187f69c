/** The number after an option of the command line. */
export function numberAfter(option: string, usual: number): number {
  const at = process.argv.indexOf(option)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
