// 20,000 random steps of requests for approval over HTTP against a model; --steps and --seed choose others.
import { runApprovalModel } from '../server/test/approval-model/run-approval-model.ts'
import { playModel } from './support/servers/play-model.ts'

await playModel({ name: 'approvals', run: runApprovalModel })
