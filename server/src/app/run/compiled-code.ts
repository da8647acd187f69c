import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// The first thing that a program loads: what it loads afterwards is taken from here when it was compiled before by the
// same Node from the same text. Where the folder cannot be written, everything is compiled anew.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/hdoc'))

/** Keeps what was compiled up to now: a program that is killed would keep nothing. */
export const keepCompiledCode = (): void => flushCompileCache()
