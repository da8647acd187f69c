/**
 * A file that somebody sends to do harm. `refused`: with this status, and nothing is kept. `kept` under this name: it is
 * bytes with a name then, which nothing runs or opens.
 */
export type HostileFile = {
  what: string
  name: string
  bytes: Buffer
} & ({ refused: 413 | 415 | 422 } | { kept: string })
