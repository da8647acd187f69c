import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { beginImport, readAgain } from './calls/begin-import.ts'
import { addArchive, removeArchive } from './calls/change-archives.ts'
import { downloadRefused, downloadSample } from './calls/download-files.ts'
import { showEntries, showFindings, showImport, showImports } from './calls/show-imports.ts'
import { checkImport, discardImport, runImport } from './calls/start-steps.ts'
import { cancelImport, showBlockers, undoImport } from './calls/stop-and-undo.ts'

export const importRoutes: Route[] = [
  route(importCalls.list, showImports),
  route(importCalls.begin, beginImport),
  route(importCalls.get, showImport),
  route(importCalls.read, readAgain),
  route(importCalls.addArchive, addArchive),
  route(importCalls.removeArchive, removeArchive),
  route(importCalls.entries, showEntries),
  route(importCalls.check, checkImport),
  route(importCalls.findings, showFindings),
  route(importCalls.run, runImport),
  route(importCalls.cancel, cancelImport),
  route(importCalls.blockers, showBlockers),
  route(importCalls.undo, undoImport),
  route(importCalls.discard, discardImport),
  route(importCalls.refused, downloadRefused),
  route(importCalls.sample, downloadSample),
]
