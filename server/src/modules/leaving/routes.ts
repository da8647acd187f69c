import { institutionExportCalls } from '@hdoc/contract/leaving/institution-exports.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { askForExport, showExports } from './exports/ask-for-export.ts'
import { downloadAuditBefore, downloadPart } from './exports/download-part.ts'
import { cancelExport } from './exports/remove-export.ts'
import { openExport } from './exports/unlock-export.ts'

export const leavingRoutes: Route[] = [
  route(institutionExportCalls.list, showExports),
  route(institutionExportCalls.ask, askForExport),
  route(institutionExportCalls.cancel, cancelExport),
  route(institutionExportCalls.unlock, openExport),
  route(institutionExportCalls.part, downloadPart),
  route(institutionExportCalls.audit, downloadAuditBefore),
]
