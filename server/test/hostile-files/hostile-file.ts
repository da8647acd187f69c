/**
 * A file that somebody sends to do harm. `refused`: the server answers this status and keeps nothing. `kept`:
 * the server keeps it under this name, as mere bytes with a name, which nothing runs or opens.
 */
export type HostileFile = {
  what: string
  name: string
  bytes: Buffer
} & ({ refused: 413 | 415 | 422 } | { kept: string })
