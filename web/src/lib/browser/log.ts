const { console: browserConsole } = globalThis

/** The one place that writes to the browser's console: failures nobody has to be told of. */
export function logFailure(what: string, error: unknown): void {
  browserConsole.error(`hdoc: ${what}`, error)
}
