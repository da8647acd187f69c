import { institutionExportCalls } from '@hdoc/contract/leaving/institution-exports.ts'
import { call } from '../../lib/calls/call.ts'
import type { Change } from '../../lib/queries/change.ts'
import { useAction } from '../../ui/action/use-action.ts'

const changes: Change[] = [{ what: 'setting.changed' }]

/** Stops an export, or removes one that is ready. */
export const useStop = (id: number, said: string) =>
  useAction({
    call: () => call(institutionExportCalls.cancel, { body: { id } }),
    changes,
    unsure: changes,
    said: () => said,
  })
